/// A table has cells with `nan`, which programs write for a missing value. Parlour reads them as empty.
struct MissingValue: DiagnosticRule {
  static let id = "missing-value"
  static let severity = Diagnostic.Severity.warning
  static let why = "pandas and other programs write it for a missing value."

  let word: String

  var message: String { "\(word.quoted) is read as an empty cell, here and in the rows below." }
  var help: String { "If it is a text, put it in quotation marks." }
}
