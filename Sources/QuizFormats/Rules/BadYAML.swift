/// The file isn't YAML.
///
/// The message tells what the reader stumbled over, and where; the mistake is sometimes a line or two further up. A text
/// with a colon and a space in it, or one that begins with a special character, belongs in quotation marks:
///
/// ```yaml
/// text: "Which is it: tea or coffee?"
/// ```
struct BadYAML: Rule {
  enum Problem: Hashable, Sendable {
    case colonInText
    case noColon
    case strangeIndentation(of: String, Int)
    case openBracket(String, Int)
    case openQuote
    case strangeEscape
    case strangeStart(Character)
    case listInLine
    case noValue
    case strayText
    case other(String)
  }

  static let id = "bad-yaml"
  static let why = "Nothing can be read from a file before its notation is right."

  let problem: Problem

  var message: String {
    switch problem {
    case .colonInText: "A second “: ” stands in this line, where no key can be."
    case .noColon: "This line is neither “key: value” nor a part of the text above it."
    case .strangeIndentation(let what, let line):
      "This line's indentation fits neither the \(what) that begins in line \(line) nor anything around it."
    case .openBracket(let bracket, let line):
      "Before this, the bracket that line \(line) opens needs a comma or “\(bracket)”."
    case .openQuote: "A quotation mark is opened here and never closed."
    case .strangeEscape: "Behind this “\\” stands a character that YAML doesn't know there."
    case .strangeStart(let character): "A text can't begin with \(String(character).quoted) here."
    case .listInLine: "A list can't begin here, behind a key in the same line."
    case .noValue: "A value is missing here."
    case .strayText: "From here on the file doesn't belong to what stands above."
    case .other(let problem): "The file isn't YAML: \(problem)."
    }
  }

  var help: String {
    switch problem {
    case .colonInText, .strangeStart: "Put the whole text in quotation marks: \"…\"."
    case .noColon: "Write a colon and a space behind the key; or indent the line, if it belongs to the text above."
    case .strangeIndentation(let what, _):
      what == "list"
        ? "Begin each item of the list with “- ”, all in the same column."
        : "Give the line as many spaces as the keys that it belongs with."
    case .openBracket(let bracket, _): "Close with “\(bracket)”, and put a comma between the entries."
    case .openQuote: "Close the text with the same quotation mark; within double quotes write \\\" for one."
    case .strangeEscape: "Write \\\\ for the character itself, or take single quotes: '…'."
    case .listInLine: "Begin the list in the next line, indented, each item with “- ”."
    case .noValue: "Write the value, or leave the key out."
    case .strayText: "Look for a line that begins with “%”, or a bracket that closes too early."
    case .other: "Look at this line and the ones above it: quotation marks, brackets, indentation."
    }
  }
}
