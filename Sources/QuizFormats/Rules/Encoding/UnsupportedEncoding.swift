/// An XML file names an encoding that Parlour can't read.
///
/// Parlour reads UTF-8, UTF-16 and the encodings that `--encoding` accepts.
struct UnsupportedEncoding: DiagnosticRule {
  static let id = "unsupported-encoding"
  static let why = "Letters would be wrong."

  let name: String

  var message: String { "The file says that its encoding is \(name.quoted)." }
  var help: String { "Save it again as UTF-8, and name UTF-8 in its first line." }
}
