/// An answer counts for an outcome that the quiz doesn't have.
struct UnknownOutcome: Rule {
  static let id = "unknown-outcome"
  static let why = "The points of an answer go to outcomes that stand under “outcomes”, by their id."

  let name: String
  let known: [String]

  var message: String { "There is no outcome \(name.quoted)." }
  var help: String { known.introduced(as: "outcome") }
  var suggestion: String? { Suggestion.nearest(to: name, among: known) }
}
