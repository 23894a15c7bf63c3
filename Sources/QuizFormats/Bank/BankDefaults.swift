public import QuizEngine

/// The values for questions whose file doesn't set them.
public struct BankDefaults: Hashable, Sendable {
  /// The language of questions without one.
  public var language: Language
  /// The licence, as an SPDX identifier or a name; empty for none.
  public var licence: String
  /// The category; if nil, questions without one are skipped.
  public var category: TriviaCategory?
  /// The difficulty; if nil, questions without one are skipped.
  public var difficulty: Difficulty?
  /// The fields of table columns whose names don't show them.
  public var columnMappings: [ColumnMapping]
  /// The number by which tables name the first answer as the right one: 0 or 1. Nil if each table shows it.
  public var firstKeyNumber: Int?
  /// Additional names of categories, in lowercase.
  public var categoryAliases: [String: TriviaCategory]

  /// Without arguments, questions need a category and a difficulty of their own, and are taken as English.
  public init(
    language: Language = Language("en"), licence: String = "", category: TriviaCategory? = nil,
    difficulty: Difficulty? = nil, columnMappings: [ColumnMapping] = [],
    firstKeyNumber: Int? = nil, categoryAliases: [String: TriviaCategory] = [:]
  ) {
    self.language = language
    self.licence = licence
    self.category = category
    self.difficulty = difficulty
    self.columnMappings = columnMappings
    self.firstKeyNumber = firstKeyNumber
    self.categoryAliases = categoryAliases
  }

  /// The category for a name; nil if the name is unknown.
  func category(named text: String) -> TriviaCategory? {
    (categoryAliases.isEmpty ? nil : categoryAliases[text.trimmed.lowercased()]) ?? TriviaCategory(parsing: text)
  }
}
