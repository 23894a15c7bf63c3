/// A key has a new name.
///
/// The rules that `accept` names were renamed in version 0.7. Version 0.7 still reads the old names; version 0.8 won't.
struct RenamedKey: DiagnosticRule {
  static let id = "renamed-key"
  static let severity = Diagnostic.Severity.warning
  static let why = "The next version won't know the old name."

  let key: String
  let newKey: String

  var message: String { "The key \(key.quoted) is called \(newKey.quoted) now." }
  var help: String { "Write \(newKey.quoted)." }
}
