/// A question has a language that no browser knows: a language's name, a country's code or an unassigned code.
///
/// Ukrainian is `uk`; `ua` is the country. English is `en`. Chinese is `zh-Hant` or `zh-Hans`, by its script.
struct UnknownLanguage: DiagnosticRule {
  static let id = "unknown-language"
  static let why = "The question would be in a game of its own that nobody is offered."

  let tag: String

  var message: String { "No language has the code \(tag.quoted)." }
  var help: String {
    "Write the language's ISO 639 code, such as en, uk, ja, zh-Hant (traditional) or zh-Hans (simplified)."
  }
  var suggestion: String? { LanguageCodes.suggestedTag(for: tag) }
}
