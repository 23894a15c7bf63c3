/// The only question of the quiz is the one that breaks ties.
struct OnlyTieBreakQuestion: DiagnosticRule {
  static let id = "only-tie-break-question"
  static let why = "The tie-break question counts for nothing else, so nothing would count at all."

  var message: String { "Besides the tie-break question there is none." }
  var help: String { "Write another question, or leave ties to chance." }
}
