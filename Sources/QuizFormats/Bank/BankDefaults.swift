public import QuizEngine

/// What holds for questions whose file doesn't say it.
public struct BankDefaults: Hashable, Sendable {
  public var language: Language
  public var licence: String
  /// Nil where a question that doesn't say it can't be taken.
  public var category: Category?
  /// Nil where a question that doesn't say it can't be taken.
  public var difficulty: Difficulty?
  /// What columns of tables and workbooks hold, beside those whose names show it.
  public var columns: [ColumnName]
  /// What words for categories mean, beside those that are known; by the words in lowercase.
  public var categories: [String: Category]

  public init(
    language: Language = Language("en"), licence: String = "", category: Category? = nil,
    difficulty: Difficulty? = nil, columns: [ColumnName] = [], categories: [String: Category] = [:]
  ) {
    self.language = language
    self.licence = licence
    self.category = category
    self.difficulty = difficulty
    self.columns = columns
    self.categories = categories
  }

  /// What a word for a category means; nil where nobody said it and it isn't known.
  func category(written text: String) -> Category? {
    (categories.isEmpty ? nil : categories[text.trimmed.lowercased()]) ?? Category(written: text)
  }
}
