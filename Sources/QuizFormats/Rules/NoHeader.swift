/// A table with trivia doesn't begin with a line that names its columns.
///
/// The columns may stand in any order, with commas, semicolons, tabs, asterisks or vertical bars between them.
struct NoHeader: Rule {
  static let id = "no-header"
  static let why = "Only the names of the columns tell which answer is the right one."

  let missing: [String]

  var message: String { "The first line doesn't name the columns: \(missing.enumerated(most: 10)) missing." }
  var help: String {
    "Begin with “category,difficulty,question,correctAnswer,incorrect1,incorrect2,incorrect3”, in any order."
  }
}
