/// The file holds more than one YAML document.
///
/// A line with nothing but `---` ends a document and begins another one. A quiz is one document.
struct MultipleYAMLDocuments: DiagnosticRule {
  static let id = "multiple-yaml-documents"
  static let why = "One file is one quiz; what stands behind the line “---” would be lost."

  var message: String { "A second document begins here." }
  var help: String { "Take the line “---” out, or put the second quiz in a file of its own." }
}
