/// A text of a bank is in a language that neither the file nor the question lists.
struct UndeclaredTextLanguage: DiagnosticRule {
  static let id = "undeclared-text-language"
  static let why = "A mistyped tag would hide the text from everybody who reads that language."

  let tag: String
  let declared: [String]

  var message: String { "\(tag.quoted) isn't one of the question's languages." }
  var help: String {
    "Write “languages: [\((declared + [tag]).joined(separator: ", "))]” above “questions”, or remove the text."
  }
  var suggestion: String? { SpellingSuggestion.nearest(to: tag, among: declared) }
}
