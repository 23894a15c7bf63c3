/// A list has too many entries.
///
/// There may be 100 outcomes, 1,000 questions, 100 answers to a question, 20 languages.
struct TooManyEntries: DiagnosticRule {
  static let id = "too-many-entries"
  static let why = "There is a limit, so that a file can't bring the server down; no quiz for people comes near it."

  let noun: String
  let count: Int
  let maximum: Int

  var message: String { "There are \(count.counted(noun)); this is the first that is too many." }
  var help: String { "Keep up to \(maximum.grouped)." }
}
