/// An XML file is of another kind than expected.
struct UnexpectedXMLRoot: DiagnosticRule {
  static let id = "unexpected-xml-root"
  static let why = "Each XML format has its own element names."

  /// The outermost element's name.
  let found: String
  let expected: String

  var message: String { "The file begins with <\(found.printable)>, not with <\(expected)>." }
  var help: String {
    "Export Moodle XML from Moodle, and QTI 2.1 or newer elsewhere; or set --format."
  }
}
