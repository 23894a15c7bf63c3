/// What is named as the right answer isn't among the answers.
struct NoSuchAnswer: DiagnosticRule {
  static let id = "no-such-answer"
  static let why = "Without a right answer nobody could win."

  /// As the file names it.
  let name: String
  /// How many answers there are.
  let count: Int

  var message: String {
    name.isEmpty
      ? "Nothing says which answer is right."
      : "There is no answer \(name.quoted); the question has \(count.counted("answer"))."
  }
  var help: String { "Name one of the answers that stand there." }
}
