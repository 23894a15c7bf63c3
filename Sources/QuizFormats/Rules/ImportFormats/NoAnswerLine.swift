/// A question in Aiken's format ends without a line that tells the right answer.
struct NoAnswerLine: DiagnosticRule {
  static let id = "no-answer-line"
  static let why = "Only that line tells which answer is the right one, and that the question is at its end."

  let hasOptions: Bool

  var message: String {
    hasOptions ? "Behind these answers no line “ANSWER: …” follows." : "No answers follow this text."
  }
  var help: String {
    "Write the answers in lines that begin with “A.”, “B.” and so on, and below them “ANSWER: ” with a letter."
  }
}
