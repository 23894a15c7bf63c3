/// The file isn't JSON.
///
/// JSON is strict: every key and text is in double quotation marks, a comma separates items, and there are no comments.
/// The same quiz is easier to write in YAML.
struct InvalidJSON: DiagnosticRule {
  enum Problem: Hashable, Sendable {
    case unexpectedEnd, unterminatedString, lineBreakInString, controlCharacterInString, invalidEscape, loneSurrogate
    case singleQuotes, unquotedKey, comment, missingColon, missingComma, trailingComma, missingValue, trailingText
    case invalidLiteral(String), invalidNumber(String)
  }

  static let id = "invalid-json"
  static let why = "Parlour can't read the file until its syntax is right."

  let problem: Problem

  var message: String {
    switch problem {
    case .unexpectedEnd: "The file ends before all brackets are closed."
    case .unterminatedString: "This quotation mark is never closed."
    case .lineBreakInString: "The line ends inside a text."
    case .controlCharacterInString: "This text contains a control character."
    case .invalidEscape: "JSON doesn't allow this character after “\\”."
    case .loneSurrogate: "This “\\u” is only half of a character."
    case .singleQuotes: "JSON doesn't allow single quotation marks."
    case .unquotedKey: "There must be a key in quotation marks here."
    case .comment: "JSON doesn't allow comments."
    case .missingColon: "There is no colon after the key."
    case .missingComma: "There is no comma before this."
    case .trailingComma: "There is nothing after this comma."
    case .missingValue: "There is no value here."
    case .trailingText: "There is text after the end of the quiz."
    case .invalidNumber(let literal): "\(literal.quoted) isn't a JSON number."
    case .invalidLiteral(let literal): "JSON has no word \(literal.quoted)."
    }
  }

  var help: String {
    switch problem {
    case .unexpectedEnd: "Close every “{” with “}” and every “[” with “]”."
    case .unterminatedString: "Close the text with a quotation mark; inside it write \\\" for one."
    case .lineBreakInString: "Write \\n for a line break in a text, and close the text on its own line."
    case .controlCharacterInString: "Write \\t for a tab; a quiz can't contain other control characters."
    case .invalidEscape: "Write \\\\ for a backslash; JSON also has \\\" \\n \\t and \\u with four digits."
    case .loneSurrogate: "Write the character itself, or both halves, such as \\ud83d\\udc36."
    case .singleQuotes: "Use double quotation marks: \"…\"."
    case .unquotedKey: "Write keys as \"title\"."
    case .comment: "Remove it, or write the quiz in YAML, which allows comments."
    case .missingColon: "Write “\"key\": value”."
    case .missingComma: "Put a comma between the items."
    case .trailingComma: "Remove the comma."
    case .missingValue: "Write the value, or remove the key."
    case .trailingText: "Check for a bracket that closes too early."
    case .invalidNumber:
      "Write whole numbers with digits only, without a leading 0; put texts in double quotation marks."
    case .invalidLiteral: "Put texts in double quotation marks; other words are true, false and null."
    }
  }
}
