/// A text without quotation marks begins with an asterisk.
///
/// In YAML `*` at the beginning of a value is an alias, a reference to another value.
struct TextBeginsWithAsterisk: DiagnosticRule {
  static let id = "text-begins-with-asterisk"
  static let why = "In YAML “*” at the beginning of a value refers to another value."

  let text: String

  var message: String { "The text \(text.quoted) begins with an asterisk." }
  var help: String { "Put it in quotation marks: \"…\". Items of a list begin with “- ”." }
}
