internal import QuizEngine

/// A language isn't one that browsers know: a language's name, the code of a country, or a code that nobody has.
///
/// Browsers name Ukrainian `uk`, not `ua`, which is the country; Chinese is `zh-Hant` or `zh-Hans`, by the script.
struct NonstandardLanguageTag: DiagnosticRule {
  static let id = "nonstandard-language-tag"
  static let severity = Diagnostic.Severity.warning
  static let why = "Browsers and screen readers know languages by these codes, and speak or choose wrongly by others."

  let tag: String
  let suggestedTag: String?

  var message: String {
    suggestedTag.map { $0.hasPrefix("zh-") && tag.lowercased().hasPrefix("zh") } == true
      ? "\(tag.quoted) names Chinese by a country, not by its script."
      : "No language has the code \(tag.quoted)."
  }
  var help: String {
    "Write the language's code by ISO 639, such as en, uk, ja, zh-Hant (traditional) or zh-Hans (simplified)."
  }
  var suggestion: String? { suggestedTag }
}
