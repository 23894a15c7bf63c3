/// A text begins with a sign that has a meaning of its own in YAML, and stands without quotation marks.
///
/// The signs are `> | ? ! { } [ ] @ & % , : -` and the backtick; for `*` there is a rule of its own. In quotation marks
/// they are text like any other:
///
/// ```yaml
/// reveal: "{outcome} is what you are!"
/// ```
struct TextBeginsWithIndicator: DiagnosticRule {
  static let id = "text-begins-with-indicator"
  static let why = "At the beginning of a value this sign tells YAML something, and it isn't taken for text."

  let sign: Character

  var message: String { "A text can't begin with \(String(sign).quoted) unless it stands in quotation marks." }
  var help: String {
    let meaning =
      switch sign {
      case ">", "|": " Alone behind the key, the sign begins a text of several lines, which follow indented."
      case "{": " Braces without quotation marks are for “key: value” pairs."
      case "[": " Brackets without quotation marks are for lists."
      default: ""
      }
    return "Put the whole text in quotation marks: \"…\".\(meaning)"
  }
}
