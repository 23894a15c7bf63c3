public import QuizEngine

/// What came of reading a file with trivia. A bad question never stops the good ones.
public struct BankReading: Sendable {
  public struct Entry: Hashable, Sendable {
    public let question: TriviaQuestion
    /// The author's own name for it; empty where there is none.
    public let name: String
    /// Where it stands in its file, from 1.
    public let line: Int
    /// Findings of `bank check` that its author explained: the reason by the rule's id.
    public let accepted: [String: String]

    public init(question: TriviaQuestion, name: String = "", line: Int = 1, accepted: [String: String] = [:]) {
      self.question = question
      self.name = name
      self.line = line
      self.accepted = accepted
    }
  }

  /// The questions without mistakes, in the order of the file.
  public let entries: [Entry]
  /// How many questions were left out for their mistakes.
  public let omitted: Int
  /// Errors and warnings, by place; at most 1,000.
  public let diagnostics: [Diagnostic]
  /// Findings of `bank check` that are explained for the whole file: the reason by the rule's id.
  public var accepted: [String: String] = [:]

  public var errors: [Diagnostic] { diagnostics.filter(\.isError) }
}
