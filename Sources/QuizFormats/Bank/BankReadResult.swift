public import QuizEngine

/// What came of reading a file with trivia. A bad question never stops the good ones.
public struct BankReadResult: Sendable {
  public struct Entry: Hashable, Sendable {
    public let question: TriviaQuestion
    /// The author's own name for it; empty where there is none.
    public let name: String
    /// Where it begins in its file, from 1; in a workbook the row.
    public let line: Int
    /// Findings of `bank check` that its author explained: the reason by the rule's id.
    public let accepted: [String: String]

    public init(question: TriviaQuestion, name: String, line: Int = 1, accepted: [String: String] = [:]) {
      self.question = question
      self.name = name
      self.line = line
      self.accepted = accepted
    }
  }

  /// The questions without mistakes, in the order of the file.
  public internal(set) var entries: [Entry] = []
  /// How many questions were left out for their mistakes.
  public internal(set) var omitted = 0
  /// How many questions are of a kind that Parlour can't play.
  public internal(set) var unplayable = 0
  /// Errors and warnings, by place; at most 1,000, and some of each kind.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// What there are more of.
  public internal(set) var omittedDiagnostics: [OmittedDiagnostics] = []
  /// Findings of `bank check` that are explained for the whole file: the reason by the rule's id.
  public internal(set) var accepted: [String: String] = [:]

  public var errors: [Diagnostic] { diagnostics.filter(\.isError) }

  mutating func add(_ batch: BankBatch) {
    entries += batch.entries
    omitted += batch.omitted
    unplayable += batch.unplayable
    diagnostics += batch.diagnostics
  }
}
