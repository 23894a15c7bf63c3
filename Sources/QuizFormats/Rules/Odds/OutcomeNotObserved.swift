internal import QuizDrafts

/// Nobody got this outcome in the simulated plays.
///
/// The quiz is too large to count all combinations of answers, so this isn't proved; but the outcome must be rare.
struct OutcomeNotObserved: DiagnosticRule {
  static let id = "outcome-not-observed"
  static let severity = Diagnostic.Severity.warning
  static let why = "Players may be able to get it, but it must be rare."

  let name: String
  let plays: Int

  var draftDiagnostic: DraftDiagnosticKind? { .outcomeNotObserved(plays: plays) }
  var message: String { "Nobody got \(name.quoted) in \(plays.grouped) simulated plays." }
  var help: String { "Let more answers count for it, or give it more points." }
}
