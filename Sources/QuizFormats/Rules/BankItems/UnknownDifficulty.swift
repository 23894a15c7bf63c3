internal import QuizEngine

/// A trivia question's difficulty isn't easy, medium or hard.
struct UnknownDifficulty: DiagnosticRule {
  static let id = "unknown-difficulty"
  static let why = "Each day has one question of each difficulty."

  let text: String

  var message: String { "The difficulty \(text.quoted) isn't easy, medium or hard." }
  var help: String { "Write \(Self.known.joinedList(limit: 10, conjunction: "or"))." }
  var suggestion: String? { SpellingSuggestion.nearest(to: text, among: Self.known) }

  private static let known = Difficulty.allCases.map(\.rawValue)
}
