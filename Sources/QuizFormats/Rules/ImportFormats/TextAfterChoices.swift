/// A question of QTI has text behind its choices, which comes to stand before them.
struct TextAfterChoices: DiagnosticRule {
  static let id = "text-after-choices"
  static let severity = Diagnostic.Severity.warning
  static let why = "Here all of a question's text stands above its answers."

  var message: String { "Text that stands behind the choices becomes the end of the question." }
  var help: String { "Read the question once more, and see whether it makes sense so." }
}
