/// A trivia question has more or fewer wrong answers in one language than in its primary one.
struct UnequalWrongAnswerCounts: DiagnosticRule {
  static let id = "unequal-wrong-answer-counts"
  static let why =
    "The wrong answer at a position means the same in all languages, so that everybody sees the same ones."

  let tag: String
  let count: Int
  let primaryTag: String
  let expected: Int

  var message: String {
    "There \(count == 1 ? "is" : "are") \(count.counted("wrong answer")) in \(tag), but \(expected.grouped) in \(primaryTag)."
  }
  var help: String { "List the same wrong answers in the same order in each language." }
}
