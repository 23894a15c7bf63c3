/// A table has cells with `nan`, which programs write where there is nothing. They are taken for empty ones.
struct MissingValue: DiagnosticRule {
  static let id = "missing-value"
  static let severity = Diagnostic.Severity.warning
  static let why = "It is what pandas and others write for a cell without a value."

  let word: String

  var message: String { "\(word.quoted) is taken for an empty cell, here and in the rows below." }
  var help: String { "Put it in quotation marks where it is meant itself." }
}
