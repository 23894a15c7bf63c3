/// Two answers of a trivia question are the same, whatever their case.
struct DuplicateAnswer: DiagnosticRule {
  static let id = "duplicate-answer"
  static let why = "A player who means the right answer could choose the wrong one of the two."

  let text: String

  var message: String { "The answer \(text.quoted) stands here twice." }
  var help: String { "Write another wrong answer, or leave this one out." }
}
