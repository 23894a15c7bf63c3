internal import QuizEngine

/// A trivia question's category isn't one of the six.
///
/// They are arts, general, geography, history, science and sports; common longer names, such as “The Arts”, “General
/// Knowledge” or “Sports and Leisure”, are understood too.
struct UnknownCategory: DiagnosticRule {
  static let id = "unknown-category"
  static let why = "Players are told the category before they start, and see how they fare in each."

  let text: String

  var message: String { "The category \(text.quoted) isn't one of the six." }
  var help: String {
    "Write \(Self.known.joinedList(limit: 10, conjunction: "or")); an import can be told what another word means: "
      + "--map-category Erdkunde=geography."
  }
  var suggestion: String? { SpellingSuggestion.nearest(to: text, among: Self.known) }

  private static let known = TriviaCategory.allCases.map(\.rawValue)
}
