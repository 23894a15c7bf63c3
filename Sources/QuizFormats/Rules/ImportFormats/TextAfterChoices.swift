/// A QTI question has text after its choices. Parlour moves it before them.
struct TextAfterChoices: DiagnosticRule {
  static let id = "text-after-choices"
  static let severity = Diagnostic.Severity.warning
  static let why = "Parlour shows all of a question's text above the answers."

  var message: String { "The text after the choices becomes the end of the question." }
  var help: String { "Read the question, and check that it makes sense that way." }
}
