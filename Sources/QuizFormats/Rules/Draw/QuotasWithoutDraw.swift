internal import QuizDrafts

/// The quiz has quotas but no `draw`.
struct QuotasWithoutDraw: DiagnosticRule {
  static let id = "quotas-without-draw"
  static let why = "Quotas divide a draw. Without one, a play asks every question."

  var draftDiagnostic: DraftDiagnosticKind? { .quotasWithoutDraw }
  var message: String { "The quiz has quotas but no “draw”." }
  var help: String { "Write “draw: …” with the number of questions in a play, or remove the quotas." }
}
