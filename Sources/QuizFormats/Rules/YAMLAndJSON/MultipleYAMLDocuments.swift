/// The file contains more than one YAML document.
///
/// A line `---` ends a document and begins the next one. A quiz is one document.
struct MultipleYAMLDocuments: DiagnosticRule {
  static let id = "multiple-yaml-documents"
  static let why = "One file is one quiz; everything after the line “---” would be lost."

  var message: String { "A second document begins here." }
  var help: String { "Remove the line “---”, or put the second quiz in its own file." }
}
