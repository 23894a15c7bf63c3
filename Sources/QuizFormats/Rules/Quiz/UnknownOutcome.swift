/// An answer gives points to an outcome that the quiz doesn't have.
struct UnknownOutcome: DiagnosticRule {
  static let id = "unknown-outcome"
  static let why = "Answers give points to the outcomes under “outcomes”, by their ids."

  let name: String
  let known: [String]

  var message: String { "There is no outcome \(name.quoted)." }
  var help: String { known.sentence(listing: "outcome") }
  var suggestion: String? { SpellingSuggestion.nearest(to: name, among: known) }
}
