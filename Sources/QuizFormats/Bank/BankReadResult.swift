public import QuizEngine

/// The result of reading a bank file. An invalid question doesn't affect the others.
public struct BankReadResult: Sendable {
  /// A valid question with its location in the file.
  public struct Entry: Hashable, Sendable {
    /// The question.
    public let question: TriviaQuestion
    /// The author's name for the question; empty if it has none.
    public let name: String
    /// The line of its beginning in the file, from 1; in a workbook, the row.
    public let line: Int
    /// The warnings of `bank check` that the question accepts: reasons by rule id.
    public let accepted: [String: String]
    /// The path within an archive, or a workbook's sheet; nil for a plain file.
    public internal(set) var innerFile: String?

    /// Creates an entry that isn't in an archive or a workbook; ``innerFile`` is nil.
    public init(question: TriviaQuestion, name: String, line: Int = 1, accepted: [String: String] = [:]) {
      self.question = question
      self.name = name
      self.line = line
      self.accepted = accepted
    }
  }

  /// The valid questions, in the order of the file.
  public internal(set) var entries: [Entry] = []
  /// The number of questions that were skipped because of errors.
  public internal(set) var omitted = 0
  /// The number of questions that Parlour can't play.
  public internal(set) var unplayable = 0
  /// Errors and warnings by location; at most 1,000, and some of each rule.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The diagnostics that aren't in ``diagnostics``.
  public internal(set) var omittedDiagnostics: [OmittedDiagnostics] = []
  /// The warnings of `bank check` that the whole file accepts: reasons by rule id.
  public internal(set) var accepted: [String: String] = [:]

  /// The diagnostics that are errors, by location.
  public var errors: [Diagnostic] { diagnostics.filter(\.isError) }

  mutating func add(_ batch: BankBatch) {
    entries += batch.entries
    omitted += batch.omitted
    unplayable += batch.unplayable
    diagnostics += batch.diagnostics
  }
}
