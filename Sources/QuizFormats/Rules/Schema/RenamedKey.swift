/// A key has its former name.
///
/// The rules that `accept` names were renamed in version 0.7. Version 0.7 still accepts the former names; version 0.8
/// won't.
struct RenamedKey: DiagnosticRule {
  static let id = "renamed-key"
  static let severity = Diagnostic.Severity.warning
  static let why = "The next version won't accept the former name."

  let key: String
  let newKey: String

  var message: String { "The key \(key.quoted) is now \(newKey.quoted)." }
  var help: String { "Write \(newKey.quoted)." }
}
