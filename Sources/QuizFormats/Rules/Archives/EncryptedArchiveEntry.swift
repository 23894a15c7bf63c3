/// An entry of an archive is locked with a password.
struct EncryptedArchiveEntry: DiagnosticRule {
  static let id = "encrypted-archive-entry"
  static let why = "Without the password nothing can be read."

  let name: String

  var message: String { "The entry \(name.quoted) is locked with a password." }
  var help: String { "Pack the archive anew without a password." }
}
