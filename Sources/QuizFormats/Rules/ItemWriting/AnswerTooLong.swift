internal import QuizEngine

/// An answer of a trivia question is too long for a button.
struct AnswerTooLong: DiagnosticRule {
  static let id = "answer-too-long"
  static let why = "Four answers must fit on a phone's screen, and players read them in seconds."

  let count: Int
  let limit: Int

  var message: String { "The answer has \(count) characters; up to \(limit) are fine." }
  var help: String { "Shorten it, and put the rest in the explanation." }
}

extension AnswerTooLong: QuestionRule {
  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    entry.answers.compactMap { answer in
      let limit = answer.isMostlyFullWidth ? 20 : 50
      return answer.count > limit ? (Self(count: answer.count, limit: limit), answer) : nil
    }
  }
}
