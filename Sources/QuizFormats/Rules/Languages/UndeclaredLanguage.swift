/// A text is given in a language that the quiz doesn't name.
struct UndeclaredLanguage: DiagnosticRule {
  static let id = "undeclared-language"
  static let why = "Players choose among the languages under “languages”; nobody would ever see this text."

  let tag: String
  let declared: [String]

  var message: String { "\(tag.quoted) isn't among the quiz's languages." }
  var help: String { "Add it to “languages” (\(declared.joined(separator: ", "))), or take the text out." }
  var suggestion: String? { SpellingSuggestion.nearest(to: tag, among: declared) }
}
