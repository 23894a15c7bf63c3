/// A value must be `true` or `false`, but isn't.
///
/// In YAML 1.2 `yes`, `no`, `on` and `off` are texts. A value in quotation marks is a text too.
struct NotTrueOrFalse: DiagnosticRule {
  static let id = "not-true-or-false"
  static let why = "Only these two words mean the same in YAML and JSON."

  let context: ValueContext
  let text: String

  var message: String { "The value \(context) must be true or false, but it is \(text.quoted)." }
  var help: String { "Write true or false, without quotation marks." }
  var suggestion: String? {
    switch text.lowercased() {
    case "yes", "on", "1", "y", "true": "true"
    case "no", "off", "0", "n", "false": "false"
    default: SpellingSuggestion.nearest(to: text, among: ["true", "false"])
    }
  }
}
