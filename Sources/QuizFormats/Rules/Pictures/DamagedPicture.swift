internal import QuizDrafts

/// A picture's file is damaged.
struct DamagedPicture: DiagnosticRule {
  static let id = "damaged-picture"
  static let why = "Browsers would show only a part of it, or nothing."

  let file: String
  let format: String

  var draftDiagnostic: DraftDiagnosticKind? { .unusablePicture }
  var message: String { "\(file.quoted) begins as \(format) but is incomplete or damaged." }
  var help: String { "Copy or save the picture again." }
}
