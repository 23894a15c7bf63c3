internal import QuizDrafts

/// A player can get this outcome only by winning a tie.
struct OutcomeOnlyThroughTie: DiagnosticRule {
  static let id = "outcome-only-through-tie"
  static let severity = Diagnostic.Severity.warning
  static let why = "These players have as many points for another outcome, and the tie rule decides."

  let name: String
  let isProved: Bool

  var draftDiagnostic: DraftDiagnosticKind? { .outcomeOnlyThroughTie(isProved: isProved) }
  var message: String {
    isProved
      ? "Nobody can get \(name.quoted) without a tie. All combinations of answers were counted."
      : "Nobody got \(name.quoted) without a tie in the simulated plays."
  }
  var help: String { "Let more answers count for it, or give it more points." }
}
