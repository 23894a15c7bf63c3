package import QuizEngine

/// A question of the bank that may be practised.
package struct PracticeQuestion: Hashable, Sendable {
  package let id: BankQuestionID
  package let question: TriviaQuestion

  package init(id: BankQuestionID, question: TriviaQuestion) {
    self.id = id
    self.question = question
  }
}
