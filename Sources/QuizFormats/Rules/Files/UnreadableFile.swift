/// The file can't be read, mostly for want of permission.
struct UnreadableFile: DiagnosticRule {
  static let id = "unreadable-file"
  static let why = "The system doesn't let the program see what is in it."

  let reason: String

  var message: String { "The file can't be read: \(reason)." }
  var help: String { "Give the user that runs the program the right to read it (chmod a+r)." }
}
