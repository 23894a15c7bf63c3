/// A wrong answer of a trivia question isn't the same in two languages.
///
/// It is another number, or the same text stands at another position.
struct TranslatedAnswersDiffer: DiagnosticRule {
  static let id = "translated-answers-differ"
  static let severity = Diagnostic.Severity.warning
  static let why =
    "The wrong answer at a position means the same in all languages, so that everybody sees the same ones."

  let text: String
  let tag: String
  let primaryText: String
  let primaryTag: String

  var message: String {
    "A wrong answer is \(text.quoted) in \(tag), but at the same position \(primaryText.quoted) in \(primaryTag)."
  }
  var help: String { "List the same wrong answers in the same order in each language." }
}
