internal import QuizDrafts

/// A key has no value.
///
/// In YAML `title:` without a value is the same as `title: null`. Put the texts “null” and “~” in quotation marks.
struct EmptyValue: DiagnosticRule {
  static let id = "empty-value"
  static let why = "Every key needs a value."

  let context: ValueContext
  /// Whether a comment follows on the same line.
  var isBeforeComment = false

  var draftDiagnostic: DraftDiagnosticKind? { .missingText }
  var message: String { "There is no value \(context)." }
  var help: String {
    if isBeforeComment, context != .key("accent") {
      return "In YAML “#” begins a comment. If it is text, put the text in quotation marks: \"#…\"."
    }
    return context == .key("accent")
      ? "In YAML “#” begins a comment, so put the colour in quotation marks: \"#b4532a\"."
      : "Write a value, or remove the key."
  }
}
