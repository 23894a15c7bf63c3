/// A value has the wrong type: a text instead of a list, a list instead of a number, and so on.
///
/// Often the `- ` before a list's items is missing, or the indentation puts a value under the wrong key.
struct WrongType: DiagnosticRule {
  static let id = "wrong-type"
  static let why = "Each key needs a value of a certain type."

  let context: ValueContext
  let expected: String
  let orMapping: Bool
  let found: String
  var suggestion: String?

  var message: String {
    "The value \(context) must be \(expected)\(orMapping ? " or a mapping" : ""), but it is \(found)."
  }
  var help: String {
    if expected.hasPrefix("a list") { return "Write the items below it, each on a line that begins with “- ”." }
    if expected.hasPrefix("a mapping") { return "Write “key: value” pairs below it, indented." }
    return "Write \(expected)."
  }
}
