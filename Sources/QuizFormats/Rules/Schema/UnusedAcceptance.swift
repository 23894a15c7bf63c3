/// A bank or a quiz accepts a diagnostic that no longer occurs.
struct UnusedAcceptance: DiagnosticRule {
  static let id = "unused-acceptance"
  static let severity = Diagnostic.Severity.warning
  static let why = "It confuses readers, and would hide a later diagnostic."

  let name: String

  var message: String { "There is no diagnostic \(name.quoted) to accept here." }
  var help: String { "Remove the line." }
}
