/// A player can get this outcome only by winning a tie.
struct OutcomeOnlyThroughTie: DiagnosticRule {
  static let id = "outcome-only-through-tie"
  static let severity = Diagnostic.Severity.warning
  static let why = "Who gets it has just as many points for something else, and the tie rule decides."

  let name: String
  let isProved: Bool

  var message: String {
    isProved
      ? "Nobody can get \(name.quoted) without a tie. All ways to answer were counted."
      : "In the simulated plays nobody got \(name.quoted) without a tie."
  }
  var help: String { "Let more answers count for it, or give it more points." }
}
