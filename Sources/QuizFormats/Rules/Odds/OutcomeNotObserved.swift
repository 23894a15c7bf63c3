/// In all simulated plays nobody got this outcome.
///
/// The quiz is too large to count every way to answer it, so nothing is proved; but it must be rare.
struct OutcomeNotObserved: DiagnosticRule {
  static let id = "outcome-not-observed"
  static let severity = Diagnostic.Severity.warning
  static let why = "It may be possible to get it, but it must be rare."

  let name: String
  let plays: Int

  var message: String { "Nobody got \(name.quoted) in \(plays.grouped) simulated plays." }
  var help: String { "Let more answers count for it, or give it more points." }
}
