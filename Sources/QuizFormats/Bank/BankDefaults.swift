public import QuizEngine

/// What holds for questions whose file doesn't say it.
public struct BankDefaults: Hashable, Sendable {
  public var language: Language
  public var licence: String
  /// Nil where a question that doesn't say it can't be taken.
  public var category: Category?
  /// Nil where a question that doesn't say it can't be taken.
  public var difficulty: Difficulty?

  public init(
    language: Language = Language("en"), licence: String = "", category: Category? = nil,
    difficulty: Difficulty? = nil
  ) {
    self.language = language
    self.licence = licence
    self.category = category
    self.difficulty = difficulty
  }
}
