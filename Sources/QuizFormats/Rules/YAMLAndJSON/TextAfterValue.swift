/// A line goes on behind a closing quotation mark or bracket.
///
/// In YAML a value that begins with a quotation mark ends at the next one, and a value that begins with `[` or `{` ends
/// at the matching bracket. Nothing but a comment may follow. A quotation mark or an apostrophe within the text ends it
/// too early:
///
/// ```yaml
/// text: 'What's up?'              # wrong
/// text: "What's up?"              # right
/// text: "Do you say \"hello\"?"   # right
/// ```
struct TextAfterValue: DiagnosticRule {
  enum ClosingToken: Hashable, Sendable {
    case quote(Character)
    /// A quotation mark whose opening one stands in an earlier line.
    case quoteOnLaterLine(Character, closedIn: Int)
    case bracket(Character)
  }

  static let id = "text-after-value"
  static let why = "The value has ended there, so YAML doesn't know what the rest of the line belongs to."

  let ending: ClosingToken
  /// The rest of the line.
  let rest: String

  var message: String {
    switch ending {
    case .quote("'") where rest.first?.isLetter == true:
      "The apostrophe before \(rest.quoted) ends the text, since the text began with one."
    case .quote: "The text ends at its quotation mark, but the line goes on with \(rest.quoted)."
    case .quoteOnLaterLine(_, let line):
      "The quotation mark here is closed only in line \(line), where the line goes on with \(rest.quoted)."
    case .bracket(let bracket): "Behind “\(bracket)” the line goes on with \(rest.quoted)."
    }
  }

  var help: String {
    if rest.allSatisfy({ ",;.}])".contains($0) }) { return "Delete \(rest.quoted)." }
    switch ending {
    case .quote("'"):
      return "Put the whole text in double quotation marks: \"…\". Or write each apostrophe in it twice: ''."
    case .quote: return "Put the whole text in quotation marks, and write \\\" for each one within it."
    case .quoteOnLaterLine(let quote, _): return "Close the text with \(quote) at the end of its own line."
    case .bracket:
      return "Put the whole text in quotation marks, if all of it is text: \"…\". Otherwise delete the rest."
    }
  }
}
