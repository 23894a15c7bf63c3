/// A text without quotation marks begins with a special character of YAML.
///
/// These are `> | ? ! { } [ ] @ & % , : -` and the backtick; `*` and the apostrophe have their own rules. In quotation
/// marks they are ordinary text:
///
/// ```yaml
/// reveal: "{outcome} is what you are!"
/// ```
struct TextBeginsWithIndicator: DiagnosticRule {
  static let id = "text-begins-with-indicator"
  static let why = "In YAML this character has a special meaning at the beginning of a value."

  let sign: Character

  var message: String { "A text without quotation marks can't begin with \(String(sign).quoted)." }
  var help: String {
    let meaning =
      switch sign {
      case ">", "|": " Alone after a key, it begins a text of several indented lines."
      case "{": " Braces without quotation marks are for “key: value” pairs."
      case "[": " Brackets without quotation marks are for lists."
      default: ""
      }
    return "Put the whole text in quotation marks: \"…\".\(meaning)"
  }
}
