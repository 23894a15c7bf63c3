/// Two or more outcomes come out equal in more than 40 % of plays.
///
/// Short quizzes with one point for each answer end in ties often. What decides then is chance, unless the quiz has a
/// question to break ties.
struct FrequentTies: DiagnosticRule {
  static let id = "frequent-ties"
  static let severity = Diagnostic.Severity.warning
  static let why = "In a tie chance decides, so that the same answers lead to different results."

  /// The share of plays from which on it is told.
  static let threshold = 0.4

  let share: String

  var message: String { "\(share) of plays end in a tie." }
  var help: String {
    "Ask more questions, give answers different points (points: {dog: 2, cat: 1}), or let a question break ties."
  }
}
