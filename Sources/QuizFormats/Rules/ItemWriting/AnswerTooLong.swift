internal import QuizEngine

/// An answer of a trivia question is too long for a button.
struct AnswerTooLong: DiagnosticRule {
  static let id = "answer-too-long"
  static let why = "Four answers have to fit on a phone's screen, and be read in some seconds."

  let count: Int
  let limit: Int

  var message: String { "The answer has \(count) characters; \(limit) are plenty." }
  var help: String { "Say it shorter; the explanation can say the rest." }
}

extension AnswerTooLong: ItemRule {
  static func violations(in question: BankCheckInput.Item) -> [(rule: Self, spot: String)] {
    question.answers.compactMap { answer in
      let most = answer.isMostlyFullWidth ? 20 : 50
      return answer.count > most ? (Self(count: answer.count, limit: most), answer) : nil
    }
  }
}
