/// A trivia question stands in the file already, with the same right answer.
struct DuplicateItem: DiagnosticRule {
  static let id = "duplicate-item"
  static let why = "Nobody likes to be asked the same thing twice; the first one is taken."

  let first: Int

  var message: String { "This question stands already in line \(first)." }
  var help: String { "Take one of the two out." }
}
