/// A question that isn't single has `advance`.
struct AdvanceNotApplicable: DiagnosticRule {
  static let id = "advance-not-applicable"
  static let why = "Only a single-choice question can advance when a player presses an answer; others have Submit."

  let kind: String

  var message: String { "A \(kind) question can't have “advance”." }
  var help: String { "Remove “advance”, or write “kind: single”." }
}
