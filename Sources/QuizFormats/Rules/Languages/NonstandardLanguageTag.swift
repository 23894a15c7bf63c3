internal import QuizDrafts
internal import QuizEngine

/// A language tag isn't one that browsers know: it is a language's name, a country's code or an unassigned code.
///
/// Ukrainian is `uk`; `ua` is the country. Chinese is `zh-Hant` or `zh-Hans`, by its script.
struct NonstandardLanguageTag: DiagnosticRule {
  static let id = "nonstandard-language-tag"
  static let severity = Diagnostic.Severity.warning
  static let why = "With other tags, browsers and screen readers choose the wrong language or voice."

  let tag: String
  let suggestedTag: String?

  var draftDiagnostic: DraftDiagnosticKind? { .unknownLanguage(suggestion: suggestedTag) }
  var message: String {
    suggestedTag.map { $0.hasPrefix("zh-") && tag.lowercased().hasPrefix("zh") } == true
      ? "\(tag.quoted) names a country for Chinese, not a script."
      : "No language has the code \(tag.quoted)."
  }
  var help: String {
    "Write the language's ISO 639 code, such as en, uk, ja, zh-Hant (traditional) or zh-Hans (simplified)."
  }
  var suggestion: String? { suggestedTag }
}
