internal import QuizDrafts
internal import QuizEngine

/// A language tag isn't valid BCP 47.
///
/// Examples: `en`, `ru`, `zh-Hant`, `pt-BR`. Hyphens join the parts, not underscores. The keys of a text's translations
/// are language tags too.
struct InvalidLanguageTag: DiagnosticRule {
  static let id = "invalid-language-tag"
  static let why = "Browsers name their users' languages by these tags, so the tags must match."

  let tag: String

  var draftDiagnostic: DraftDiagnosticKind? { .unknownLanguage(suggestion: suggestion) }
  var message: String { "\(tag.quoted) isn't a language tag." }
  var help: String { "Write a tag such as en, ru, zh-Hant or pt-BR." }
  var suggestion: String? {
    let hyphenated = tag.split { $0 == "_" || $0 == " " }.joined(separator: "-")
    return hyphenated == tag ? nil : Language(validating: hyphenated)?.tag
  }
}
