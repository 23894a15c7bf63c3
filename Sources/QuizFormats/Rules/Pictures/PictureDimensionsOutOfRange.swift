internal import QuizEngine

/// A picture has more than 4,000 pixels a side, or none.
struct PictureDimensionsOutOfRange: DiagnosticRule {
  static let id = "picture-dimensions-out-of-range"
  static let why = "A phone needs 4 bytes of memory for each pixel, however small the file is."

  let file: String
  let width: Int
  let height: Int

  var message: String {
    "\(file.quoted) measures \(width.grouped) × \(height.grouped) pixels; a side may have 1 to "
      + "\(PictureFile.maxSide.grouped)."
  }
  var help: String { "Scale it down: 1,200 pixels a side are plenty." }
}
