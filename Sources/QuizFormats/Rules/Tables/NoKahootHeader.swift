/// A workbook has no row with the column names of Kahoot's template.
///
/// One of a sheet's first twenty rows must have Question, Answer 1, Answer 2 and Correct answer(s). This is row 8 in
/// the template, and row 4 in older ones.
struct NoKahootHeader: DiagnosticRule {
  static let id = "no-kahoot-header"
  static let why = "The columns' names show which cells are the question and its answers."

  var message: String { "No row in this workbook has Kahoot's column names." }
  var help: String { "Use Kahoot's template, or save your table as CSV and name its columns." }
}
