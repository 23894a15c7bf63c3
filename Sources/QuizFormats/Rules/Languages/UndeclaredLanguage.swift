internal import QuizDrafts

/// A translation is in a language that the quiz doesn't list.
struct UndeclaredLanguage: DiagnosticRule {
  static let id = "undeclared-language"
  static let why = "Players choose a language from “languages”, so nobody would see this text."

  let tag: String
  let declared: [String]

  var draftDiagnostic: DraftDiagnosticKind? { .undeclaredLanguage(tag) }
  var message: String { "\(tag.quoted) isn't one of the quiz's languages." }
  var help: String { "Add it to “languages” (\(declared.joined(separator: ", "))), or remove the text." }
  var suggestion: String? { SpellingSuggestion.nearest(to: tag, among: declared) }
}
