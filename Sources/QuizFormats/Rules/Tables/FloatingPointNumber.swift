/// A column of answers has numbers such as `1989.0`, which pandas writes for whole numbers. Parlour reads `1989`.
struct FloatingPointNumber: DiagnosticRule {
  static let id = "floating-point-number"
  static let severity = Diagnostic.Severity.warning
  static let why = "pandas writes whole numbers in this way if some cells of the column are empty."

  let text: String

  var message: String {
    "\(text.quoted) is read as \(String(text.dropLast(2)).quoted), here and in the rows below."
  }
  var help: String { "If it is a text, put it in quotation marks." }
}
