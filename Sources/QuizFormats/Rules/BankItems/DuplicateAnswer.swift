/// Two answers of a trivia question are the same. Answers that differ only in case, such as iPhone and IPhone, aren't.
struct DuplicateAnswer: DiagnosticRule {
  static let id = "duplicate-answer"
  static let why = "A player who knows the right answer could press the wrong one of the two."

  let text: String

  var message: String { "The answer \(text.quoted) occurs twice." }
  var help: String { "Write another wrong answer, or remove this one." }
}
