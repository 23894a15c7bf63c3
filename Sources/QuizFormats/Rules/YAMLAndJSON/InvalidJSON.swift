/// The file isn't JSON.
///
/// JSON is strict: double quotation marks around every key and text, a comma between entries and none behind the last
/// one, no comments. The same quiz is easier to write as YAML.
struct InvalidJSON: DiagnosticRule {
  enum Problem: Hashable, Sendable {
    case unexpectedEnd, unterminatedString, lineBreakInString, controlCharacterInString, invalidEscape, loneSurrogate
    case singleQuotes, unquotedKey, comment, missingColon, missingComma, trailingComma, missingValue, trailingText
    case invalidLiteral(String), invalidNumber(String)
  }

  static let id = "invalid-json"
  static let why = "Nothing can be read from a file before its notation is right."

  let problem: Problem

  var message: String {
    switch problem {
    case .unexpectedEnd: "The file ends before everything is closed."
    case .unterminatedString: "A quotation mark is opened here and never closed."
    case .lineBreakInString: "The line ends within a text."
    case .controlCharacterInString: "A control character stands in this text."
    case .invalidEscape: "Behind this “\\” stands something that JSON doesn't know there."
    case .loneSurrogate: "This “\\u” is half a character."
    case .singleQuotes: "JSON has no single quotes."
    case .unquotedKey: "A key in quotation marks is missing here."
    case .comment: "JSON has no comments."
    case .missingColon: "A colon is missing behind the key."
    case .missingComma: "A comma is missing before this."
    case .trailingComma: "Behind this comma nothing follows."
    case .missingValue: "A value is missing here."
    case .trailingText: "The quiz is at its end, yet something follows."
    case .invalidNumber(let word): "\(word.quoted) isn't a number as JSON writes them."
    case .invalidLiteral(let word): "JSON doesn't know \(word.quoted)."
    }
  }

  var help: String {
    switch problem {
    case .unexpectedEnd: "Close every “{” with “}” and every “[” with “]”."
    case .unterminatedString: "Close the text with a quotation mark; within it write \\\" for one."
    case .lineBreakInString: "Write \\n for a line break within a text, and close the text in its own line."
    case .controlCharacterInString: "Write \\t for a tab; other control characters have no place in a quiz."
    case .invalidEscape: "Write \\\\ for the character itself; others are \\\" \\n \\t and \\u with four digits."
    case .loneSurrogate: "Write the character itself, or both halves, such as \\ud83d\\udc36."
    case .singleQuotes: "Take double quotation marks: \"…\"."
    case .unquotedKey: "Write keys as \"title\"."
    case .comment: "Leave it out, or write the quiz as YAML, which has comments."
    case .missingColon: "Write “\"key\": value”."
    case .missingComma: "Put a comma between the entries."
    case .trailingComma: "Take the comma out."
    case .missingValue: "Write the value, or take the key out."
    case .trailingText: "Look for a bracket that closes too early."
    case .invalidNumber: "Write whole numbers with digits alone and no 0 in front; texts in double quotation marks."
    case .invalidLiteral: "Texts stand in double quotation marks; the other words are true, false and null."
    }
  }
}
