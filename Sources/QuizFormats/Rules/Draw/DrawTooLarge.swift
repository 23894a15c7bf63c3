internal import QuizDrafts

/// `draw` is larger than the number of questions.
struct DrawTooLarge: DiagnosticRule {
  static let id = "draw-too-large"
  static let why = "A play never asks the same question twice."

  let draw: Int
  let pool: Int

  var draftDiagnostic: DraftDiagnosticKind? { .drawTooLarge(draw: draw, pool: pool) }
  var message: String { "“draw” asks for \(draw.counted("question")), but the pool has \(pool)." }
  var help: String { "Draw up to \(pool), or write more questions. A tie-break question isn't in the pool." }
}
