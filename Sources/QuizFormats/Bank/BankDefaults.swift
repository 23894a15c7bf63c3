public import QuizEngine

/// What holds for questions whose file doesn't say it.
public struct BankDefaults: Hashable, Sendable {
  public var language: Language
  public var licence: String

  public init(language: Language = Language("en"), licence: String = "") {
    self.language = language
    self.licence = licence
  }
}
