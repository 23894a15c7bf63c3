/// An explanation has a picture, a sound or another file in it, which is left out.
struct OmittedPicture: DiagnosticRule {
  static let id = "omitted-picture"
  static let severity = Diagnostic.Severity.warning
  static let why = "Explanations are plain text; the question itself can be played."

  var message: String { "The explanation has a picture or another file in it, which isn't taken." }
  var help: String { "Read the explanation once more, and see whether it makes sense without." }
}
