/// A trivia file has no list of questions.
struct NotABank: DiagnosticRule {
  static let id = "not-a-bank"
  static let why = "A bank is a mapping with a list of questions under “questions”."

  let found: String

  var message: String { "The file contains \(found)." }
  var help: String { "Write “questions:”, and below it the questions, each beginning with “- ”." }
}
