/// The file isn't YAML.
///
/// The message tells what the reader stumbled over, and where; the mistake is sometimes a line or two further up. A text
/// with a colon and a space in it, or one that begins with a special character, belongs in quotation marks:
///
/// ```yaml
/// text: "Which is it: tea or coffee?"
/// ```
struct InvalidYAML: DiagnosticRule {
  enum Problem: Hashable, Sendable {
    /// With the word before the colon, where it is a key.
    case colonInText(String?)
    case missingColon(LineKind)
    /// A key that is indented less than the ones above and below it.
    case underindented
    /// A key that is indented further than the one in a line above it, which has a value already.
    case overindented(Int)
    case inconsistentIndentation(of: String, Int)
    /// A key in a list's column, and the line above it.
    case keyInList(Int?)
    /// An item in another column than the one in a line above it.
    case misalignedItem(Int?)
    /// A comment that cuts off a text, of which this is left.
    case commentInText(String)
    case unclosedBracket(String, Int)
    case unclosedQuote
    case invalidEscape
    case invalidStart(Character)
    case inlineList
    case missingValue
    case strayText
    case other(String)
  }

  /// What a line without a key looks like.
  enum LineKind: Hashable, Sendable {
    case text, item, comment, equation
  }

  static let id = "invalid-yaml"
  static let why = "Nothing can be read from a file before its notation is right."

  let problem: Problem

  var message: String {
    switch problem {
    case .colonInText: "A second “: ” stands in this line, where no key can be."
    case .missingColon: "This line is neither “key: value” nor a part of the text above it."
    case .underindented: "This key is indented less than the keys above and below it."
    case .overindented(let line):
      "This key is indented further than the one in line \(line), which has a value already."
    case .inconsistentIndentation(let what, let line):
      "This line's indentation fits neither the \(what) that begins in line \(line) nor anything around it."
    case .keyInList: "This line stands in a list, but it neither begins with “- ” nor belongs to the item above."
    case .misalignedItem(let line):
      "This item isn't in the same column as \(line.map { "the one in line \($0)" } ?? "the others of its list")."
    case .commentInText(let text): "A blank and “#” begin a comment here, so the text ends behind \(text.quoted)."
    case .unclosedBracket(let bracket, let line):
      "Before this, the bracket that line \(line) opens needs a comma or “\(bracket)”."
    case .unclosedQuote: "A quotation mark is opened here and never closed."
    case .invalidEscape: "Behind this “\\” stands a character that YAML doesn't know there."
    case .invalidStart(let character): "A text can't begin with \(String(character).quoted) here."
    case .inlineList: "A list can't begin here, behind a key in the same line."
    case .missingValue: "A value is missing here."
    case .strayText: "From here on the file doesn't belong to what stands above."
    case .other(let problem): "The file isn't YAML: \(problem)."
    }
  }

  var relatedLine: Int? {
    switch problem {
    case .inconsistentIndentation(_, let line), .unclosedBracket(_, let line), .overindented(let line): line
    case .keyInList(let line), .misalignedItem(let line): line
    default: nil
    }
  }

  var help: String {
    switch problem {
    case .colonInText(let key?):
      "Begin “\(key):” in a line of its own; or put the whole text in quotation marks: \"…\"."
    case .colonInText, .invalidStart, .commentInText: "Put the whole text in quotation marks: \"…\"."
    case .missingColon(let line):
      switch line {
      case .text: "Write a colon and a space behind the key; or indent the line, if it belongs to the text above."
      case .item: "Write the key before the text, as in “- text: …”."
      case .comment: "A comment begins with “#” in YAML."
      case .equation: "Write a colon and a space in the place of “=”."
      }
    case .underindented: "Give it as many spaces as those."
    case .overindented: "Take spaces away until both keys begin in the same column."
    case .inconsistentIndentation: "Give the line as many spaces as the keys that it belongs with."
    case .keyInList: "Indent it like the keys of the item above; or begin it with “- ”, if it is a new item."
    case .misalignedItem: "Begin each item of a list with “- ”, all in the same column."
    case .unclosedBracket(let bracket, _): "Close with “\(bracket)”, and put a comma between the entries."
    case .unclosedQuote: "Close the text with the same quotation mark; within double quotes write \\\" for one."
    case .invalidEscape: "Write \\\\ for the character itself, or take single quotes: '…'."
    case .inlineList: "Begin the list in the next line, indented, each item with “- ”."
    case .missingValue: "Write the value, or leave the key out."
    case .strayText: "Look for a line that begins with “%”, or a bracket that closes too early."
    case .other: "Look at this line and the ones above it: quotation marks, brackets, indentation."
    }
  }
}
