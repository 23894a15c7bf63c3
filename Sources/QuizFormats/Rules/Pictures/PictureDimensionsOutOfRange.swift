internal import QuizDrafts
internal import QuizEngine

/// A picture is wider or higher than 4,000 pixels, or has no pixels.
struct PictureDimensionsOutOfRange: DiagnosticRule {
  static let id = "picture-dimensions-out-of-range"
  static let why = "A phone needs 4 bytes of memory for each pixel, even if the file is small."

  let file: String
  let width: Int
  let height: Int

  var draftDiagnostic: DraftDiagnosticKind? { .unusablePicture }
  var message: String {
    "\(file.quoted) has \(width.grouped) × \(height.grouped) pixels; each side must have 1 to "
      + "\(PictureFile.maxSide.grouped)."
  }
  var help: String { "Scale it down: 1,200 pixels per side are enough." }
}
