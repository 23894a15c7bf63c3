internal import QuizDrafts

/// An outcome is much rarer or more frequent than its fair share.
///
/// With four outcomes a fair share is 25 %. Parlour warns below half and above twice the fair share, for players who
/// answer at random. If a rare outcome is intended, `accept` says so in the quiz file (docs/quiz-files.md).
struct UnevenOutcomeShare: DiagnosticRule {
  static let id = "uneven-outcome-share"
  static let severity = Diagnostic.Severity.warning
  static let why =
    "Players compare results; an outcome that almost nobody or almost everybody gets is dull."

  let name: String
  /// 0 to 1.
  let share: Double
  let fair: Double
  let isRare: Bool

  var draftDiagnostic: DraftDiagnosticKind? { .unevenShare(share: share, fair: fair) }
  var message: String {
    "Players get \(name.quoted) in \(share.percent) of plays, \(isRare ? "less than half of" : "more than twice") its fair share (\(fair.percent))."
  }
  var help: String {
    isRare
      ? "Let more answers count for it, or give it more points."
      : "Let fewer answers count for it, or give others more points."
  }
}
