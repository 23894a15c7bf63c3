public import QuizEngine

/// What holds for questions whose file doesn't say it.
public struct BankDefaults: Hashable, Sendable {
  public var language: Language
  public var licence: String
  /// Nil where a question that doesn't say it can't be taken.
  public var category: TriviaCategory?
  /// Nil where a question that doesn't say it can't be taken.
  public var difficulty: Difficulty?
  /// What columns of tables and workbooks hold, beside those whose names show it.
  public var columnMappings: [ColumnMapping]
  /// What words for categories mean, beside those that are known; by the words in lowercase.
  public var categoryAliases: [String: TriviaCategory]

  public init(
    language: Language = Language("en"), licence: String = "", category: TriviaCategory? = nil,
    difficulty: Difficulty? = nil, columnMappings columns: [ColumnMapping] = [],
    categoryAliases categories: [String: TriviaCategory] = [:]
  ) {
    self.language = language
    self.licence = licence
    self.category = category
    self.difficulty = difficulty
    self.columnMappings = columns
    self.categoryAliases = categories
  }

  /// What a word for a category means; nil where nobody said it and it isn't known.
  func category(named text: String) -> TriviaCategory? {
    (categoryAliases.isEmpty ? nil : categoryAliases[text.trimmed.lowercased()]) ?? TriviaCategory(parsing: text)
  }
}
