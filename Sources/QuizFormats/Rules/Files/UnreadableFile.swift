/// The system doesn't let Parlour read the file, usually because of its permissions.
struct UnreadableFile: DiagnosticRule {
  static let id = "unreadable-file"
  static let why = "Parlour needs permission to read the file."

  let reason: String

  var message: String { "The file can't be read: \(reason)." }
  var help: String { "Let the user that runs the program read it (chmod a+r)." }
}
