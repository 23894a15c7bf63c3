/// The quotas together ask for more questions than are drawn.
struct QuotasExceedDraw: DiagnosticRule {
  static let id = "quotas-exceed-draw"
  static let why = "The quotas divide the draw, so they can't be more than it."

  let sum: Int
  let draw: Int

  var message: String { "The quotas add up to \(sum), more than the draw of \(draw)." }
  var help: String { "Write “draw: \(sum)”, or lower the quotas." }
}
