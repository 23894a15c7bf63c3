internal import QuizEngine

/// An answer of a trivia question is too long for a button.
struct AnswerLong: Rule {
  static let id = "answer-long"
  static let why = "Four answers have to fit on a phone's screen, and be read in some seconds."

  let count: Int
  let most: Int

  var message: String { "The answer has \(count) characters; \(most) are plenty." }
  var help: String { "Say it shorter; the explanation can say the rest." }
}

extension AnswerLong: QuestionRule {
  static func look(at question: CheckedBank.Question) -> [(rule: Self, spot: String)] {
    question.answers.compactMap { answer in
      let most = answer.isWide ? 20 : 50
      return answer.count > most ? (Self(count: answer.count, most: most), answer) : nil
    }
  }
}
