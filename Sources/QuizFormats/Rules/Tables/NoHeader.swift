/// A table or a workbook with trivia has no row that names its columns.
///
/// The columns may stand in any order, with commas, semicolons, tabs, asterisks or vertical bars between them. Up to 19 rows
/// may stand above their names.
struct NoHeader: DiagnosticRule {
  static let id = "no-header"
  static let why = "Only the names of the columns tell which answer is the right one."

  let missing: [String]

  var message: String { "None of the first rows names the columns: \(missing.joinedList(limit: 10)) missing." }
  var help: String {
    "Begin with “category,difficulty,question,correctAnswer,incorrect1,incorrect2,incorrect3”, in any order; or tell what "
      + "the table calls them: --column question=Frage."
  }
}
