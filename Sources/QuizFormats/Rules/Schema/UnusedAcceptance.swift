/// A bank or a quiz accepts a finding that isn't there (any more).
struct UnusedAcceptance: DiagnosticRule {
  static let id = "unused-acceptance"
  static let severity = Diagnostic.Severity.warning
  static let why = "An explanation of nothing puzzles readers, and hides a finding that comes later."

  let name: String

  var message: String { "Nothing is found here by \(name.quoted) that would have to be accepted." }
  var help: String { "Take the line out." }
}
