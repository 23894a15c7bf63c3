/// The file isn't YAML.
///
/// The message says what the parser found and where. Sometimes the mistake is a line or two above. Put a text in
/// quotation marks if it contains a colon and a space, or begins with a special character:
///
/// ```yaml
/// text: "Which is it: tea or coffee?"
/// ```
struct InvalidYAML: DiagnosticRule {
  enum Problem: Hashable, Sendable {
    /// With the word before the colon, if it is a key.
    case colonInText(String?)
    case missingColon(LineKind)
    /// A key with the asterisks of Markdown around it.
    case markdownKey(String)
    /// A key with less indentation than the keys above and below it.
    case underindented
    /// A key with more indentation than the one in an earlier line, which already has a value.
    case overindented(Int)
    case inconsistentIndentation(of: String, Int)
    /// A key in a list's column, with the line of the item above it.
    case keyInList(Int?)
    /// An item in another column than the item in an earlier line.
    case misalignedItem(Int?)
    /// A comment that cuts off a text, with the rest of the text.
    case commentInText(String)
    case unclosedBracket(String, Int)
    /// A second comma, or one directly after an opening bracket, with the character before it.
    case strayComma(after: Character)
    /// A text with a bracket, within braces or brackets, with the whole text.
    case bracketInText(Character, String)
    /// A mapping after a key on the same line, with the line as it should be.
    case inlineMapping(String)
    /// The name of an emoji between colons, at the end of a line.
    case shortCode(String)
    case unclosedQuote
    case invalidEscape
    case invalidStart(Character)
    case inlineList
    case missingValue
    case strayText
    case other(String)
  }

  /// The appearance of a line without a key.
  enum LineKind: Hashable, Sendable {
    case text, item, comment, equation
  }

  static let id = "invalid-yaml"
  static let why = "Parlour can't read the file until its syntax is right."

  let problem: Problem

  var message: String {
    switch problem {
    case .colonInText: "This line has a second “: ”, where no key is allowed."
    case .missingColon(.equation): "Here is “=”, not a colon, after a key."
    case .missingColon: "This line is neither “key: value” nor part of the text above it."
    case .markdownKey(let key): "There are characters of Markdown around “\(key):”."
    case .underindented: "This key is indented less than the keys above and below it."
    case .overindented(let line):
      "This key is indented more than the one in line \(line), which already has a value."
    case .inconsistentIndentation(let what, let line):
      "This line's indentation fits neither the \(what) that begins in line \(line) nor the lines around it."
    case .keyInList: "This line is inside a list, but it neither begins with “- ” nor belongs to the item above."
    case .misalignedItem(let line):
      "This item isn't in the same column as \(line.map { "the one in line \($0)" } ?? "the others of its list")."
    case .commentInText(let text): "A space and “#” begin a comment here, so the text ends after \(text.quoted)."
    case .unclosedBracket(let bracket, let line):
      "The bracket from line \(line) needs a comma or “\(bracket)” before this."
    case .strayComma(let before): "There is nothing between \(String(before).quoted) and this comma."
    case .bracketInText(let bracket, _):
      "Within braces a text without quotation marks can't contain \(String(bracket).quoted)."
    case .inlineMapping: "A mapping can't begin here, after a key on the same line."
    case .shortCode(let code): "The colon at the end of “\(code.printable)” makes a key of the text."
    case .unclosedQuote: "This quotation mark isn't closed in its line."
    case .invalidEscape: "YAML doesn't allow this character after “\\”."
    case .invalidStart(let character): "A text can't begin with \(String(character).quoted) here."
    case .inlineList: "A list can't begin here, after a key on the same line."
    case .missingValue: "There is no value here."
    case .strayText: "From here on the file doesn't continue what is above."
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

  var suggestion: String? {
    switch problem {
    case .inlineMapping(let line): line.printable
    case .shortCode(let code): EmojiShortCode(code: code).suggestion
    default: nil
    }
  }

  var help: String {
    switch problem {
    case .colonInText(let key?):
      "Begin “\(key):” on its own line; or put the whole text in quotation marks: \"…\"."
    case .colonInText, .invalidStart, .commentInText: "Put the whole text in quotation marks: \"…\"."
    case .missingColon(let line):
      switch line {
      case .text: "Write a colon and a space after the key; or indent the line, if it belongs to the text above."
      case .item: "Write the key before the text, as in “- text: …”."
      case .comment: "In YAML a comment begins with “#”."
      case .equation: "Write a colon and a space instead of “=”."
      }
    case .markdownKey(let key): "Write “\(key): …”, without the characters before and after it."
    case .underindented: "Indent it as much as those keys."
    case .overindented: "Remove spaces until both keys begin in the same column."
    case .inconsistentIndentation: "Indent the line as much as the keys that it belongs with."
    case .keyInList: "Indent it like the keys of the item above; or begin it with “- ” if it is a new item."
    case .misalignedItem: "Begin each item of a list with “- ”, all in the same column."
    case .unclosedBracket(let bracket, _): "Close it with “\(bracket)”, and put a comma between the items."
    case .strayComma: "Delete the comma."
    case .bracketInText(_, let text): "Put the whole text in quotation marks: \"\(text.printable)\"."
    case .inlineMapping: "Put braces around it."
    case .shortCode(let code): EmojiShortCode(code: code).help
    case .unclosedQuote: "Close the text with the same quotation mark; inside double ones write \\\" for one."
    case .invalidEscape: "Write \\\\ for a backslash, or use single quotation marks: '…'."
    case .inlineList: "Begin the list on the next line, indented, each item with “- ”."
    case .missingValue: "Write the value, or remove the key."
    case .strayText: "Check for a line that begins with “%”, or a bracket that closes too early."
    case .other: "Check this line and the lines above: quotation marks, brackets, indentation."
    }
  }
}
