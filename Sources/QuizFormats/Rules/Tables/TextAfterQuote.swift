/// Something stands between a cell's closing quotation mark and the next cell.
struct TextAfterQuote: DiagnosticRule {
  static let id = "text-after-quote"
  static let why = "A quotation mark that is meant itself would have ended the text too early."

  var message: String { "Behind the closing quotation mark the cell goes on." }
  var help: String { "Write quotation marks within such a cell twice: \"\"." }
}
