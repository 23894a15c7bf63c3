internal import QuizDrafts

/// An answer in the middle of a slider has a picture.
///
/// A slider shows only its first and last answer; those between have no room for a picture.
struct PictureNeverShown: DiagnosticRule {
  static let id = "picture-never-shown"
  static let severity = Diagnostic.Severity.warning
  static let why = "A slider shows only its first and last answer."

  var draftDiagnostic: DraftDiagnosticKind? { .pictureNeverShown }
  var message: String { "Players never see this picture." }
  var help: String { "Remove it, or write “kind: single”." }
}
