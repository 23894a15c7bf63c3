/// A file is no picture of a kind that browsers show: PNG, JPEG, GIF, WebP, AVIF or SVG.
///
/// What counts is the content, not the ending of the name.
struct UnsupportedPictureFormat: DiagnosticRule {
  static let id = "unsupported-picture-format"
  static let why = "These six are what every browser shows; what counts is the content, not the name."

  let file: String

  var message: String { "\(file.quoted) isn't a PNG, JPEG, GIF, WebP, AVIF or SVG." }
  var help: String { "Save the picture in one of these formats; another ending of the name isn't enough." }
}
