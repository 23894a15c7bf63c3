/// What a table names as the right answer can mean two of its answers.
///
/// “2” is the second answer, and also what another answer says; or the answers stand in a list, and nothing tells
/// whether its first one has the number 0 or 1.
struct AmbiguousAnswer: DiagnosticRule {
  static let id = "ambiguous-answer"
  static let why = "Whichever is taken, the other one might be right."

  /// As the file names it.
  let name: String
  /// The answers that it can mean; none where its number counts from nobody knows where.
  let candidates: [String]

  var message: String {
    !candidates.isEmpty
      ? "\(name.quoted) can mean the answers \(candidates.map(\.quoted).joinedList(limit: 5, conjunction: "or"))."
      : "\(name.quoted) is the number of an answer, and nothing tells whether the first one is 0 or 1."
  }
  var help: String { "Write the right answer's text, or a letter that no answer consists of." }
}
