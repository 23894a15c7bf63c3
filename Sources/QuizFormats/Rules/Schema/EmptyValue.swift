/// A key stands there without a value.
///
/// In YAML `title:` with nothing behind it is the same as `title: null`. A text that is meant to read "null" or "~"
/// goes in quotation marks.
struct EmptyValue: DiagnosticRule {
  static let id = "empty-value"
  static let why = "A key without a value says nothing; it was probably forgotten."

  let context: ValueContext
  /// Whether a comment follows in the same line.
  var isBeforeComment = false

  var message: String { "Nothing stands \(context)." }
  var help: String {
    if isBeforeComment, context != .key("accent") {
      return "In YAML “#” begins a comment. If it is meant as text, put the text in quotation marks: \"#…\"."
    }
    return context == .key("accent")
      ? "In YAML “#” begins a comment, so the colour goes in quotation marks: \"#b4532a\"."
      : "Write a value, or take the key out if it isn't needed."
  }
}
