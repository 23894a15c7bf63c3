internal import QuizEngine

/// A language isn't written as BCP 47 does it.
///
/// Examples: `en`, `ru`, `zh-Hant`, `pt-BR`. Parts are joined by a hyphen, not by an underscore. The keys of a text's
/// mapping are languages too.
struct InvalidLanguageTag: DiagnosticRule {
  static let id = "invalid-language-tag"
  static let why = "Browsers name their players' languages by these tags, and the two have to match."

  let tag: String

  var message: String { "\(tag.quoted) isn't a language tag." }
  var help: String { "Write a tag such as en, ru, zh-Hant or pt-BR." }
  var suggestion: String? {
    let hyphenated = tag.split { $0 == "_" || $0 == " " }.joined(separator: "-")
    return hyphenated == tag ? nil : Language(validating: hyphenated)?.tag
  }
}
