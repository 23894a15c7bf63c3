/// A picture's file is there but can't be read.
struct UnreadablePicture: DiagnosticRule {
  static let id = "unreadable-picture"
  static let why = "What can't be read can't be shown."

  let file: String
  let reason: String

  var message: String { "\(file.quoted) can't be read: \(reason)." }
  var help: String { "It must be a file that the user who runs the program may read." }
}
