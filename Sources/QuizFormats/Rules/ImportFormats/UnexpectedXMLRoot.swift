/// An XML file is of another kind than was expected.
struct UnexpectedXMLRoot: DiagnosticRule {
  static let id = "unexpected-xml-root"
  static let why = "Each kind of document has other words for the same things."

  /// The outermost element's name.
  let found: String
  let wanted: String

  var message: String { "The file begins with <\(found.printable)>, not with <\(wanted)>." }
  var help: String {
    "Choose Moodle XML when you export from Moodle, and QTI 2.1 or newer elsewhere; or name the format with --format."
  }
}
