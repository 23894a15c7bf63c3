internal import QuizDrafts

/// The sum of the quotas is larger than `draw`.
struct QuotasExceedDraw: DiagnosticRule {
  static let id = "quotas-exceed-draw"
  static let why = "Each quota is a part of the draw."

  let sum: Int
  let draw: Int

  var draftDiagnostic: DraftDiagnosticKind? { .quotasExceedDraw(sum: sum, draw: draw) }
  var message: String { "The quotas add up to \(sum), but “draw” is \(draw)." }
  var help: String { "Write “draw: \(sum)”, or lower the quotas." }
}
