/// An entry of an archive is encrypted with a password.
struct EncryptedArchiveEntry: DiagnosticRule {
  static let id = "encrypted-archive-entry"
  static let why = "Parlour can't read it without the password."

  let name: String

  var message: String { "The entry \(name.quoted) is encrypted with a password." }
  var help: String { "Create the archive again without a password." }
}
