/// Some questions of a bank, with the diagnostics of their part of the file.
public struct BankBatch: Sendable {
  /// The valid questions, in the order of the file.
  public var entries: [BankReadResult.Entry] = []
  /// The number of questions that were skipped because of errors. Each has an error in ``diagnostics``, if there is
  /// room.
  public var omitted = 0
  /// The number of questions that Parlour can't play. Each has a warning, if there is room.
  public var unplayable = 0
  /// Errors and warnings by location. A whole file has at most 1,000, and some of each rule in any case.
  public var diagnostics: [Diagnostic] = []
  /// The number of diagnostics that aren't in ``diagnostics``.
  public var omittedDiagnosticCount = 0

  var isEmpty: Bool {
    entries.isEmpty && omitted == 0 && unplayable == 0 && diagnostics.isEmpty && omittedDiagnosticCount == 0
  }
}
