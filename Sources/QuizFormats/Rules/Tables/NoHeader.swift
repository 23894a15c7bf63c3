/// A trivia table or workbook has no row that names its columns.
///
/// The columns may be in any order. Commas, semicolons, tabs, asterisks or vertical bars separate them. Up to 19 rows
/// may precede the names.
struct NoHeader: DiagnosticRule {
  static let id = "no-header"
  static let why = "The columns' names show which answer is right."

  let missing: [String]

  var message: String { "None of the first rows names the columns: \(missing.joinedList(limit: 10)) missing." }
  var help: String {
    "Begin with “category,difficulty,question,correctAnswer,incorrect1,incorrect2,incorrect3”, in any order; or name the "
      + "table's own columns: --column \(example)."
  }

  private var example: String {
    missing.first == "correctAnswer"
      ? "answer=Solution" : missing.first == "incorrect1" ? "wrong=Distractor" : "question=Frage"
  }
}
