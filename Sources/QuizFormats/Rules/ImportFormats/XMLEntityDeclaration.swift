/// An XML file declares entities.
///
/// A few entities can expand to billions of characters, or include other files. No program that writes questions needs
/// them.
struct XMLEntityDeclaration: DiagnosticRule {
  static let id = "xml-entity-declaration"
  static let why = "Such declarations are usually an attack on the program or its files."

  var message: String { "The file declares its own entities." }
  var help: String { "Remove the declarations, and write the text itself." }
}
