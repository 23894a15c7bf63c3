public import QuizEngine

/// What came of reading a file with trivia. A bad question never stops the good ones.
public struct BankReading: Sendable {
  public struct Entry: Hashable, Sendable {
    public let question: TriviaQuestion
    /// The author's own name for it; empty where there is none.
    public let name: String
  }

  /// The questions without mistakes, in the order of the file.
  public let entries: [Entry]
  /// How many questions were left out for their mistakes.
  public let omitted: Int
  /// Errors and warnings, by place; at most 1,000.
  public let diagnostics: [Diagnostic]

  public var errors: [Diagnostic] { diagnostics.filter(\.isError) }
}
