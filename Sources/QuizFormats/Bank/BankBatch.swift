/// Some of the questions of a file with trivia, and what there is to say about its part.
public struct BankBatch: Sendable {
  /// The questions without mistakes, in the order of the file.
  public var entries: [BankReadResult.Entry] = []
  /// How many questions were left out for their mistakes; each of them has an error among the diagnostics, as far as
  /// there is room.
  public var omitted = 0
  /// How many questions are of a kind that Parlour can't play; each of them has a warning.
  public var unplayable = 0
  /// By place. There are at most 1,000 for a whole file, and some of each kind in any case.
  public var diagnostics: [Diagnostic] = []
  /// How many more diagnostics there would have been.
  public var omittedDiagnosticCount = 0

  var isEmpty: Bool {
    entries.isEmpty && omitted == 0 && unplayable == 0 && diagnostics.isEmpty && omittedDiagnosticCount == 0
  }
}
