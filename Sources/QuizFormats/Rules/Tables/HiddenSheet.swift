/// A sheet of a workbook with questions is hidden, so it isn't imported.
struct HiddenSheet: DiagnosticRule {
  static let id = "hidden-sheet"
  static let severity = Diagnostic.Severity.warning
  static let why = "Authors hide drafts and old versions."

  let name: String

  var message: String { "The sheet \(name.quoted) is hidden, so it isn't imported." }
  var help: String { "Show it in the spreadsheet program if its questions belong to the others." }
}
