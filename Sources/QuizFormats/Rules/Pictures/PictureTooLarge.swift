internal import QuizDrafts
internal import QuizEngine

/// A picture's file is larger than 2,000,000 bytes.
struct PictureTooLarge: DiagnosticRule {
  static let id = "picture-too-large"
  static let why = "Players on phones would wait for it and pay for it."

  let file: String
  let size: Int

  var draftDiagnostic: DraftDiagnosticKind? { .unusablePicture }
  var message: String {
    "\(file.quoted) has \(size.grouped) bytes; a picture may have \(PictureFile.maxByteCount.grouped)."
  }
  var help: String { "Make it smaller: 1,200 pixels per side are enough, and photographs should be WebP or JPEG." }
}
