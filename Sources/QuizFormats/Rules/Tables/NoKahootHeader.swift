/// A workbook has no row that names the columns as Kahoot's template does.
///
/// Among the first twenty rows of a sheet one has to say Question, Answer 1, Answer 2 and Correct answer(s); the template
/// has it in row 8, older ones in row 4.
struct NoKahootHeader: DiagnosticRule {
  static let id = "no-kahoot-header"
  static let why = "Only the names of the columns tell which cell is the question, and which the answers."

  var message: String { "No row of this workbook names Kahoot's columns." }
  var help: String { "Fill in Kahoot's own template, or save your table as CSV and name its columns there." }
}
