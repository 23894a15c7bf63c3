internal import QuizDrafts

/// A picture's format isn't PNG, JPEG, GIF, WebP, AVIF or SVG, which browsers show.
///
/// The file's content decides, not its name.
struct UnsupportedPictureFormat: DiagnosticRule {
  static let id = "unsupported-picture-format"
  static let why = "Every browser shows these six; the content decides, not the name."

  let file: String

  var draftDiagnostic: DraftDiagnosticKind? { .unusablePicture }
  var message: String { "\(file.quoted) isn't a PNG, JPEG, GIF, WebP, AVIF or SVG." }
  var help: String { "Save the picture in one of these formats; renaming it isn't enough." }
}
