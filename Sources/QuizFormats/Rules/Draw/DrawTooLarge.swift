/// `draw` asks for more questions than there are.
struct DrawTooLarge: DiagnosticRule {
  static let id = "draw-too-large"
  static let why = "A play never asks the same question twice."

  let draw: Int
  let pool: Int

  var message: String { "\(draw.counted("question")) are to be drawn from a pool of \(pool)." }
  var help: String { "Draw up to \(pool), or write more questions. A tie-break question isn't in the pool." }
}
