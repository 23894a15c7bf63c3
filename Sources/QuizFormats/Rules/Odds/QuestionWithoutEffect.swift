internal import QuizDrafts

/// No answer to this question can change any result.
struct QuestionWithoutEffect: DiagnosticRule {
  static let id = "question-without-effect"
  static let severity = Diagnostic.Severity.warning
  static let why = "Players answer it in vain."

  let text: String

  var draftDiagnostic: DraftDiagnosticKind? { .questionWithoutEffect }
  var message: String { "The question \(text.quoted) has no effect on the result." }
  var help: String { "Let its answers count for different outcomes, or remove it." }
}
