/// A text is cut off at a `#`, because everything behind a blank and a `#` is a comment in YAML.
///
/// The text goes in quotation marks: `text: "Rock #1 hits"`. Where the rest of the line is meant as a comment, leave two
/// blanks before the `#` and one behind it; then nothing is said.
struct UnquotedHash: DiagnosticRule {
  static let id = "unquoted-hash"
  static let severity = Diagnostic.Severity.warning
  static let why = "In YAML everything behind a blank and “#” is a comment, which players never see."

  /// What is left.
  let text: String
  /// What is cut off, with the `#`.
  let cutOff: String

  /// Whether what stands behind a `#` looks like text rather than like a comment.
  ///
  /// - Parameter blanks: how many stand before the `#`.
  static func isText(after text: some StringProtocol, blanks: Int = 2) -> Bool {
    guard let first = text.first, first != "#" else { return false }
    return blanks < 2 || first != " "
  }

  var message: String { "Players see only \(text.quoted): \(cutOff.quoted) is taken for a comment." }
  var help: String {
    "Put the whole text in quotation marks: \"…\". If it is meant as a comment, leave two blanks before “#” and one behind."
  }
}
