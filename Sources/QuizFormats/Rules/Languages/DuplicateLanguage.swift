/// `languages` or a text's translations name a language twice, perhaps in two spellings (`zh-hant`, `zh-Hant`).
struct DuplicateLanguage: DiagnosticRule {
  static let id = "duplicate-language"
  static let why = "A text has one translation for each language."

  let tag: String

  var message: String { "The language \(tag.quoted) occurs twice." }
  var help: String { "Keep one of the two." }
}
