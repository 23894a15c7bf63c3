/// An outcome is much rarer, or much more frequent, than a fair share.
///
/// With four outcomes a fair share is 25 %. The finding comes below half of it, and above twice of it, for somebody who
/// answers at random. A rare outcome may be meant; then `accept` says so in the quiz file (docs/quiz-files.md).
struct UnevenOutcomeShare: DiagnosticRule {
  static let id = "uneven-outcome-share"
  static let severity = Diagnostic.Severity.warning
  static let why =
    "Players compare their results; an outcome that hardly anybody gets, or nearly everybody, disappoints."

  let name: String
  /// In percent, as the report shows them.
  let share: String
  let fair: String
  let isRare: Bool

  var message: String {
    "The outcome \(name.quoted) comes in \(share) of plays, \(isRare ? "less than half" : "more than twice") of its fair share (\(fair))."
  }
  var help: String {
    isRare
      ? "Let more answers count for it, or give it more points."
      : "Let fewer answers count for it, or give others more points."
  }
}
