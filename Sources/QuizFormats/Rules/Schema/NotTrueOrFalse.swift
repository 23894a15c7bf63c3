/// A value should be `true` or `false` and is neither.
///
/// `yes`, `no`, `on` and `off` are plain texts since YAML 1.2. A value in quotation marks is a text too.
struct NotTrueOrFalse: DiagnosticRule {
  static let id = "not-true-or-false"
  static let why = "Only these two words mean the same in YAML and in JSON."

  let context: ValueContext
  let text: String

  var message: String { "True or false belongs \(context); here is \(text.quoted)." }
  var help: String { "Write true or false, without quotation marks." }
  var suggestion: String? {
    switch text.lowercased() {
    case "yes", "on", "1", "y", "true": "true"
    case "no", "off", "0", "n", "false": "false"
    default: SpellingSuggestion.nearest(to: text, among: ["true", "false"])
    }
  }
}
