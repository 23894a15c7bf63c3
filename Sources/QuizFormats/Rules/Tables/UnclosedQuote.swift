/// A cell begins with a quotation mark that is never closed.
struct UnclosedQuote: DiagnosticRule {
  static let id = "unclosed-quote"
  static let why = "The cell would contain the rest of the file."

  var message: String { "This quotation mark is never closed." }
  var help: String { "Close it after the text; double each one inside the text: \"\"." }
}
