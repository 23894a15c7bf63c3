/// A text begins with an asterisk and stands without quotation marks.
///
/// YAML takes a `*` at the beginning of a value for an alias, a reference to another value.
struct TextBeginsWithAsterisk: DiagnosticRule {
  static let id = "text-begins-with-asterisk"
  static let why = "YAML takes “*” at the beginning of a value for a reference to another value."

  let text: String

  var message: String { "The text \(text.quoted) begins with an asterisk." }
  var help: String { "Put it in quotation marks: \"…\". Items of a list begin with “- ”." }
}
