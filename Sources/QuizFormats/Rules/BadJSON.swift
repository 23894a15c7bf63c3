/// The file isn't JSON.
///
/// JSON is strict: double quotation marks around every key and text, a comma between entries and none behind the last
/// one, no comments. The same quiz is easier to write as YAML.
struct BadJSON: Rule {
  enum Problem: Hashable, Sendable {
    case endsEarly, openString, lineBreakInString, controlInString, strangeEscape, loneSurrogate
    case singleQuotes, bareKey, comment, noColon, noComma, commaAtTheEnd, noValue, textBehindTheEnd
    case strangeWord(String), strangeNumber(String)
  }

  static let id = "bad-json"
  static let why = "Nothing can be read from a file before its notation is right."

  let problem: Problem

  var message: String {
    switch problem {
    case .endsEarly: "The file ends before everything is closed."
    case .openString: "A quotation mark is opened here and never closed."
    case .lineBreakInString: "The line ends within a text."
    case .controlInString: "A control character stands in this text."
    case .strangeEscape: "Behind this “\\” stands something that JSON doesn't know there."
    case .loneSurrogate: "This “\\u” is half a character."
    case .singleQuotes: "JSON has no single quotes."
    case .bareKey: "A key in quotation marks is missing here."
    case .comment: "JSON has no comments."
    case .noColon: "A colon is missing behind the key."
    case .noComma: "A comma is missing before this."
    case .commaAtTheEnd: "Behind this comma nothing follows."
    case .noValue: "A value is missing here."
    case .textBehindTheEnd: "The quiz is at its end, yet something follows."
    case .strangeNumber(let word): "\(word.quoted) isn't a number as JSON writes them."
    case .strangeWord(let word): "JSON doesn't know \(word.quoted)."
    }
  }

  var help: String {
    switch problem {
    case .endsEarly: "Close every “{” with “}” and every “[” with “]”."
    case .openString: "Close the text with a quotation mark; within it write \\\" for one."
    case .lineBreakInString: "Write \\n for a line break within a text, and close the text in its own line."
    case .controlInString: "Write \\t for a tab; other control characters have no place in a quiz."
    case .strangeEscape: "Write \\\\ for the character itself; others are \\\" \\n \\t and \\u with four digits."
    case .loneSurrogate: "Write the character itself, or both halves, such as \\ud83d\\udc36."
    case .singleQuotes: "Take double quotation marks: \"…\"."
    case .bareKey: "Write keys as \"title\"."
    case .comment: "Leave it out, or write the quiz as YAML, which has comments."
    case .noColon: "Write “\"key\": value”."
    case .noComma: "Put a comma between the entries."
    case .commaAtTheEnd: "Take the comma out."
    case .noValue: "Write the value, or take the key out."
    case .textBehindTheEnd: "Look for a bracket that closes too early."
    case .strangeNumber: "Write whole numbers with digits alone and no 0 in front; texts in double quotation marks."
    case .strangeWord: "Texts stand in double quotation marks; the other words are true, false and null."
    }
  }
}
