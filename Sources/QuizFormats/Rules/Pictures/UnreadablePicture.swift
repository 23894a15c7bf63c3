internal import QuizDrafts

/// A picture's file exists but can't be read.
struct UnreadablePicture: DiagnosticRule {
  static let id = "unreadable-picture"
  static let why = "Players can't see a picture that Parlour can't read."

  let file: String
  let reason: String

  var draftDiagnostic: DraftDiagnosticKind? { .unusablePicture }
  var message: String { "\(file.quoted) can't be read: \(reason)." }
  var help: String { "Let the user that runs the program read it." }
}
