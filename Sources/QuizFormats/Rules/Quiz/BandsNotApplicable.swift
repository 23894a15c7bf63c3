/// `bands` stands at a question that has no slider.
struct BandsNotApplicable: DiagnosticRule {
  static let id = "bands-not-applicable"
  static let why = "Bands divide a slider among the answers; only ranged questions have one."

  let kind: String

  var message: String { "“bands” has no meaning for a \(kind) question." }
  var help: String { "Take “bands” out, or write “kind: ranged”." }
}
