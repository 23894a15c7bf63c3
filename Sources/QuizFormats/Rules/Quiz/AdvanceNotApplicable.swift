/// `advance` stands at a question that isn't single.
struct AdvanceNotApplicable: DiagnosticRule {
  static let id = "advance-not-applicable"
  static let why = "Only a single choice can go on with the press on an answer; switches and sliders have Submit."

  let kind: String

  var message: String { "“advance” has no meaning for a \(kind) question." }
  var help: String { "Take “advance” out, or write “kind: single”." }
}
