internal import QuizEngine

/// A trivia question's category isn't one of the six.
///
/// The six are arts, general, geography, history, science and sports. Common longer names such as “The Arts”, “General
/// Knowledge” or “Sports and Leisure” work too.
struct UnknownCategory: DiagnosticRule {
  static let id = "unknown-category"
  static let why = "Players see the category before they start, and their results in each category."

  let text: String

  var message: String { "The category \(text.quoted) isn't one of the six." }
  var help: String {
    "Write \(Self.known.joinedList(limit: 10, conjunction: "or")); or map another word when you import: "
      + "--map-category Erdkunde=geography."
  }
  var suggestion: String? { SpellingSuggestion.nearest(to: text, among: Self.known) }

  private static let known = TriviaCategory.allCases.map(\.rawValue)
}
