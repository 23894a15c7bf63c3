/// An answer counts for an outcome that the quiz doesn't have.
struct UnknownOutcome: DiagnosticRule {
  static let id = "unknown-outcome"
  static let why = "The points of an answer go to outcomes that stand under “outcomes”, by their id."

  let name: String
  let known: [String]

  var message: String { "There is no outcome \(name.quoted)." }
  var help: String { known.sentence(listing: "outcome") }
  var suggestion: String? { SpellingSuggestion.nearest(to: name, among: known) }
}
