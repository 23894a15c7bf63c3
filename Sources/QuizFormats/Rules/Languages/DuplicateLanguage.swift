/// A language stands twice: in `languages`, or among a text's translations in two ways of writing (`zh-hant`, `zh-Hant`).
struct DuplicateLanguage: DiagnosticRule {
  static let id = "duplicate-language"
  static let why = "Each language is offered once, with one text for each place."

  let tag: String

  var message: String { "The language \(tag.quoted) stands here twice." }
  var help: String { "Keep one of the two." }
}
