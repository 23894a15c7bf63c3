/// The right answer isn't one of the answers.
struct NoSuchAnswer: DiagnosticRule {
  static let id = "no-such-answer"
  static let why = "Without a right answer nobody can win."

  /// As the file writes it.
  let name: String
  /// The number of answers.
  let count: Int

  var message: String {
    name.isEmpty
      ? "The question doesn't say which answer is right."
      : "There is no answer \(name.quoted); the question has \(count.counted("answer"))."
  }
  var help: String { "Name one of the question's answers." }
}
