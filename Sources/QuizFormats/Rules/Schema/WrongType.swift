/// A value is of the wrong kind: a text where a list belongs, a list where a number belongs, and so on.
///
/// Often a `- ` is missing before the items of a list, or the indentation puts a value under the wrong key.
struct WrongType: DiagnosticRule {
  static let id = "wrong-type"
  static let why = "What a value means follows from its key, and this key has no meaning for such a value."

  let context: ValueContext
  let expected: String
  let orMapping: Bool
  let found: String

  var message: String {
    "\(expected.capitalisedFirst)\(orMapping ? ", or a mapping," : "") belongs \(context); here is \(found)."
  }
  var help: String {
    if expected.hasPrefix("a list") { return "Write the items below it, each in a line that begins with “- ”." }
    if expected.hasPrefix("a mapping") { return "Write “key: value” pairs below it, indented." }
    return "Write \(expected)."
  }
}
