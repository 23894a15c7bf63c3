/// The right answer is named by its letter and by its text, and the two don't belong together.
struct ContradictoryAnswerReference: DiagnosticRule {
  static let id = "contradictory-answer-reference"
  static let why = "Nobody can tell whether the letter is wrong or the text."

  /// As the file names it.
  let name: String
  /// What stands at that letter.
  let option: String

  var message: String { "\(name.quoted) names an answer by its letter, and that answer is \(option.quoted)." }
  var help: String { "Write the letter alone, or the text as it stands among the answers." }
}
