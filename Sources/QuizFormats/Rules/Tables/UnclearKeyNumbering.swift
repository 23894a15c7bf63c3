/// A table names right answers by numbers, and its rows don't show whether the first answer has the number 0 or 1.
///
/// Programs count from 0, people from 1. A 0 in the column shows the first; the number of answers shows the second. If
/// the column has neither or both, Parlour imports nothing from the table.
struct UnclearKeyNumbering: DiagnosticRule {
  static let id = "unclear-key-numbering"
  static let why = "By the wrong choice, every right answer would become a wrong one."

  /// The number in this row.
  let number: Int
  /// The line and number of a row that counts otherwise; nil if no row shows how to count.
  let contradiction: (line: Int, number: Int)?

  var message: String {
    guard let contradiction else {
      return
        "“\(number)” is the number of an answer, but no row shows whether the first answer has the number 0 or 1."
    }
    return
      "“\(number)” counts the answers from 0, but “\(contradiction.number)” in line \(contradiction.line) counts from 1."
  }
  var help: String {
    "Say it with “--keys-begin-at 0” or “--keys-begin-at 1”; or write the letters or the texts of the right answers."
  }
}
