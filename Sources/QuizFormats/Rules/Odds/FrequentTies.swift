internal import QuizDrafts

/// More than 40 % of plays end in a tie.
///
/// Short quizzes with one point for each answer often end in ties. Chance decides a tie, unless the quiz has a
/// tie-break question.
struct FrequentTies: DiagnosticRule {
  static let id = "frequent-ties"
  static let severity = Diagnostic.Severity.warning
  static let why = "Chance decides a tie, so the same answers lead to different results."

  /// The share of plays above which ties are reported.
  static let threshold = 0.4

  /// 0 to 1.
  let share: Double

  var draftDiagnostic: DraftDiagnosticKind? { .frequentTies(share: share) }
  var message: String { "\(share.percent) of plays end in a tie." }
  var help: String {
    "Ask more questions, give different points (points: {dog: 2, cat: 1}), or add a tie-break question."
  }
}
