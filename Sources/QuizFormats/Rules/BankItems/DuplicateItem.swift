/// The file has the same trivia question twice, with the same right answer.
struct DuplicateItem: DiagnosticRule {
  static let id = "duplicate-item"
  static let why = "Players don't want the same question twice; only the first one is used."

  /// The line of its first occurrence.
  let first: Int

  var message: String { "The same question is already in line \(first)." }
  var help: String { "Remove one of the two." }
}
