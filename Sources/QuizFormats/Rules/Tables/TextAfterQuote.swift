/// There is text between a cell's closing quotation mark and the next cell.
struct TextAfterQuote: DiagnosticRule {
  static let id = "text-after-quote"
  static let why = "The quotation mark ends the cell, even if it should be part of the text."

  var message: String { "There is text after the closing quotation mark." }
  var help: String { "Double each quotation mark inside the cell: \"\"." }
}
