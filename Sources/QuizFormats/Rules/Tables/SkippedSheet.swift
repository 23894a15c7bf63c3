/// A sheet of a workbook has no row that names the columns, while another one has.
struct SkippedSheet: DiagnosticRule {
  static let id = "skipped-sheet"
  static let severity = Diagnostic.Severity.warning
  static let why = "Only the names of the columns tell which cell is the question, and which the answers."

  let name: String

  var message: String { "No row of the sheet \(name.quoted) names the columns; nothing of it is taken." }
  var help: String { "If it holds questions, write the names of the columns above them." }
}
