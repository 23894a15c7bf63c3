/// The reason why a bank file can't be opened.
public struct BankOpeningError: Error, Hashable, Sendable {
  /// The reason as a diagnostic about the whole file.
  public let diagnostic: Diagnostic

  init(_ rule: some DiagnosticRule, file: String) { diagnostic = Diagnostic(rule, file: file) }
}
