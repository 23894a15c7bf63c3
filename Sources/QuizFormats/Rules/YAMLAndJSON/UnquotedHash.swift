/// A `#` cuts off a text, because in YAML a space and `#` begin a comment.
///
/// Put the text in quotation marks: `text: "Rock #1 hits"`. If the rest of the line is a comment, write two spaces
/// before the `#` and one after it, and there is no warning.
struct UnquotedHash: DiagnosticRule {
  static let id = "unquoted-hash"
  static let severity = Diagnostic.Severity.warning
  static let why = "In YAML a space and “#” begin a comment, which players never see."

  /// The text before the comment.
  let text: String
  /// The text that is cut off, including the `#`.
  let cutOff: String

  /// Whether the characters after a `#` look like text, not like a comment.
  ///
  /// - Parameter blanks: the number of spaces before the `#`.
  static func isText(after text: some StringProtocol, blanks: Int = 2) -> Bool {
    guard let first = text.first else { return blanks < 2 }
    return first != "#" && (blanks < 2 || first != " ")
  }

  var message: String { "Players see only \(text.quoted); \(cutOff.quoted) is a comment." }
  var help: String {
    "Put the whole text in quotation marks: \"…\". If it is a comment, write two spaces before “#” and one after."
  }
}
