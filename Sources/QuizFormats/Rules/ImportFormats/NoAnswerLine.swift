/// A question in Aiken format has no line that names the right answer.
struct NoAnswerLine: DiagnosticRule {
  static let id = "no-answer-line"
  static let why = "That line names the right answer and ends the question."

  let hasOptions: Bool

  var message: String {
    hasOptions ? "There is no line “ANSWER: …” after these answers." : "There are no answers after this text."
  }
  var help: String {
    "Write the answers in lines that begin with “A.”, “B.” and so on, then “ANSWER: ” with a letter."
  }
}
