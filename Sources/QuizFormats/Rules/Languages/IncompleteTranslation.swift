/// A trivia question has some of its texts in a language, but not all.
///
/// Without the question, the answer or the wrong answers the language is left out. An explanation may be missing; then
/// players of that language read none.
struct IncompleteTranslation: DiagnosticRule {
  static let id = "incomplete-translation"
  static let severity = Diagnostic.Severity.warning
  static let why = "A round shows one language, so a translation counts only if it is whole."

  let tag: String
  /// The keys without a text in the language.
  let missing: [String]
  /// Whether the question can be shown in the language nevertheless.
  let isUsable: Bool

  var message: String {
    "The question has no \(missing.joinedList(limit: 4, conjunction: "and no")) in \(tag)"
      + (isUsable ? "." : ", so it isn't shown in that language.")
  }
  var help: String { "Add \(tag) under \(missing.map(\.quoted).joinedList(limit: 4)), or remove the language here." }
}
