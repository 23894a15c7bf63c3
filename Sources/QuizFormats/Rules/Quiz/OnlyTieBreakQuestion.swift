internal import QuizDrafts

/// The quiz has only the tie-break question.
struct OnlyTieBreakQuestion: DiagnosticRule {
  static let id = "only-tie-break-question"
  static let why = "The tie-break question gives no points, so nothing would count."

  var draftDiagnostic: DraftDiagnosticKind? { .onlyTieBreakQuestion }
  var message: String { "There is no question but the tie-break question." }
  var help: String { "Write another question, or let chance decide ties." }
}
