/// A sheet of a workbook has no row of column names, but another sheet has one.
struct SkippedSheet: DiagnosticRule {
  static let id = "skipped-sheet"
  static let severity = Diagnostic.Severity.warning
  static let why = "The columns' names show which cells are the question and its answers."

  let name: String

  var message: String { "The sheet \(name.quoted) has no row of column names, so it is skipped." }
  var help: String { "If it contains questions, write the column names above them." }
}
