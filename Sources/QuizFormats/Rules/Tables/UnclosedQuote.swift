/// A cell of a table begins with a quotation mark that is never closed.
struct UnclosedQuote: DiagnosticRule {
  static let id = "unclosed-quote"
  static let why = "The cell would swallow the rest of the file."

  var message: String { "This quotation mark is never closed." }
  var help: String { "Close it behind the text; within the text write it twice: \"\"." }
}
