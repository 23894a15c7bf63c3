/// There are quotas, but no `draw`.
struct QuotasWithoutDraw: DiagnosticRule {
  static let id = "quotas-without-draw"
  static let why = "Quotas divide a draw; without one every question is asked anyway."

  var message: String { "The quotas have no draw to divide." }
  var help: String { "Write “draw: …” with the number of questions that a play asks, or take the quotas out." }
}
