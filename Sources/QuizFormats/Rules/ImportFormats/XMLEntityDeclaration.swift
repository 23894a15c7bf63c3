/// An XML file declares entities.
///
/// A few lines of them can stand for billions of characters, or for other files. No program that writes questions needs
/// them.
struct XMLEntityDeclaration: DiagnosticRule {
  static let id = "xml-entity-declaration"
  static let why = "Such declarations are mostly an attempt to bring a program down, or to read its files."

  var message: String { "The file declares entities of its own." }
  var help: String { "Take the declarations out, and write what they stand for." }
}
