/// A line continues after a closing quotation mark or bracket.
///
/// In YAML a value in quotation marks ends at the next one, and a value that begins with `[` or `{` ends at the
/// matching bracket. Only a comment may follow. A quotation mark or an apostrophe inside the text ends it too early:
///
/// ```yaml
/// text: 'What's up?'              # wrong
/// text: "What's up?"              # right
/// text: "Do you say \"hello\"?"   # right
/// ```
struct TextAfterValue: DiagnosticRule {
  enum ClosingToken: Hashable, Sendable {
    case quote(Character)
    /// A quotation mark that opens in an earlier line.
    case quoteOnLaterLine(Character, closedIn: Int)
    case bracket(Character)
  }

  static let id = "text-after-value"
  static let why = "The value ends there, so YAML doesn't allow anything after it."

  let closing: ClosingToken
  /// The rest of the line.
  let rest: String

  var message: String {
    switch closing {
    case .quote("'") where rest.first?.isLetter == true:
      "The apostrophe before \(rest.quoted) ends the text, because the text began with one."
    case .quote: "The text ends at its quotation mark, but the line continues with \(rest.quoted)."
    case .quoteOnLaterLine(_, let line):
      "This quotation mark closes only in line \(line), which continues with \(rest.quoted)."
    case .bracket(let bracket): "The line continues with \(rest.quoted) after “\(bracket)”."
    }
  }

  var help: String {
    if rest.allSatisfy({ ",;.}])".contains($0) }) { return "Delete \(rest.quoted)." }
    switch closing {
    case .quote("'"):
      return "Put the whole text in double quotation marks: \"…\". Or double each apostrophe in it: ''."
    case .quote: return "Put the whole text in quotation marks, and write \\\" for each one inside."
    case .quoteOnLaterLine(let quote, _): return "Close the text with \(quote) at the end of its own line."
    case .bracket:
      return "If all of it is text, put it in quotation marks: \"…\". Otherwise delete the rest."
    }
  }
}
