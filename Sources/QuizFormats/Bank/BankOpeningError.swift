/// Why nothing can be read from a file with trivia.
public struct BankOpeningError: Error, Hashable, Sendable {
  public let diagnostic: Diagnostic

  init(_ rule: some DiagnosticRule, file: String) { diagnostic = Diagnostic(rule, file: file) }
}
