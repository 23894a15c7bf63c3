/// No answer to this question can change any result.
struct QuestionWithoutEffect: DiagnosticRule {
  static let id = "question-without-effect"
  static let severity = Diagnostic.Severity.warning
  static let why = "Players answer it for nothing."

  let text: String

  var message: String { "The question \(text.quoted) changes nothing, whatever is answered." }
  var help: String { "Let its answers count for different outcomes, or take it out." }
}
