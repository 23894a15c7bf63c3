/// A text without quotation marks begins with an apostrophe.
///
/// In YAML an apostrophe at the beginning of a value is a quotation mark. The text then ends at the next apostrophe,
/// even if it is lines below:
///
/// ```yaml
/// text: "'Tis the season"
/// ```
struct TextBeginsWithApostrophe: DiagnosticRule {
  static let id = "text-begins-with-apostrophe"
  static let why = "In YAML it is a quotation mark, so the text goes on to the next apostrophe in the file."

  /// The rest of the line, with the apostrophe.
  let text: String

  var message: String { "The text \(text.quoted) begins with an apostrophe that no other one in its line closes." }
  var help: String {
    "Put the whole text in double quotation marks; or close it with ' at its end if the apostrophe was meant as one."
  }
  var suggestion: String? { "\"" + text.printable.replacing("\"", with: "\\\"") + "\"" }
}
