/// An XML file says that it is written in an encoding that Parlour doesn't read.
///
/// It reads UTF-8, UTF-16 and the encodings that `--encoding` takes.
struct UnsupportedEncoding: DiagnosticRule {
  static let id = "unsupported-encoding"
  static let why = "Letters would come out as others."

  let name: String

  var message: String { "The file says that it is written in \(name.quoted)." }
  var help: String { "Save it anew with the encoding UTF-8, and say so in its first line." }
}
