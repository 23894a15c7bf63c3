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

extension AnswerTooLong: ItemRule {
  static func violations(in question: BankCheckInput.Item) -> [(rule: Self, spot: String)] {
    question.answers.compactMap { answer in
      let most = answer.isMostlyFullWidth ? 20 : 50
      return answer.count > most ? (Self(count: answer.count, limit: most), answer) : nil
    }
  }
}
