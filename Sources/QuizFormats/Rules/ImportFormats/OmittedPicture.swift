/// An explanation contains a picture, a sound or another file. Parlour imports the explanation without it.
struct OmittedPicture: DiagnosticRule {
  static let id = "omitted-picture"
  static let severity = Diagnostic.Severity.warning
  static let why = "Explanations are plain text; players can play the question."

  var message: String { "The explanation contains a picture or another file, which isn't imported." }
  var help: String { "Read the explanation, and check that it makes sense without it." }
}
