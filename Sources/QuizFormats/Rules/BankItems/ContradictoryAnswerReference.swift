/// The letter and the text of the right answer contradict each other.
struct ContradictoryAnswerReference: DiagnosticRule {
  static let id = "contradictory-answer-reference"
  static let why = "Either the letter or the text is wrong."

  /// As the file writes it.
  let name: String
  /// The answer with that letter.
  let option: String

  var message: String { "\(name.quoted) names an answer by its letter, but that answer is \(option.quoted)." }
  var help: String { "Write only the letter, or the answer's exact text." }
}
