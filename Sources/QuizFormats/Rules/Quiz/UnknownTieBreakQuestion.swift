internal import QuizDrafts

/// The tie rule names a question that the quiz doesn't have.
struct UnknownTieBreakQuestion: DiagnosticRule {
  static let id = "unknown-tie-break-question"
  static let why = "The tie-break question is one of the questions under “questions”, by its id."

  let name: String
  let known: [String]

  var draftDiagnostic: DraftDiagnosticKind? { .unknownTieBreakQuestion }
  var message: String { "There is no question \(name.quoted)." }
  var help: String { known.isEmpty ? "Give the question an id." : known.sentence(listing: "question", limit: 12) }
  var suggestion: String? { SpellingSuggestion.nearest(to: name, among: known) }
}
