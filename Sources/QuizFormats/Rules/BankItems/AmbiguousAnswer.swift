/// A table's reference to the right answer can mean two answers.
///
/// Either “2” is the number of one answer and the text of another, or the answers are in a list and it is unclear
/// whether the numbers begin at 0 or 1.
struct AmbiguousAnswer: DiagnosticRule {
  static let id = "ambiguous-answer"
  static let why = "Parlour could choose the wrong one."

  /// As the file writes it.
  let name: String
  /// The answers that it can mean; empty if it is unclear whether the numbers begin at 0 or 1.
  let candidates: [String]
  /// Whether the file is a table, for which the user can say where numbers begin.
  let isInTable: Bool

  var message: String {
    !candidates.isEmpty
      ? "\(name.quoted) can mean the answers \(candidates.map(\.quoted).joinedList(limit: 5, conjunction: "or"))."
      : "\(name.quoted) is the number of an answer, but it is unclear whether the numbers begin at 0 or 1."
  }
  var help: String {
    guard candidates.isEmpty else { return "Write the right answer's text, or a letter that isn't itself an answer." }
    let advice = "Write the right answer's text or letter"
    return isInTable ? "\(advice); or say it with “--keys-begin-at 0” or “--keys-begin-at 1”." : "\(advice)."
  }
}
