public import QuizEngine

/// A question of the bank that may be practised.
public struct PracticeQuestion: Hashable, Sendable {
  public let id: BankQuestionID
  public let question: TriviaQuestion

  public init(id: BankQuestionID, question: TriviaQuestion) {
    self.id = id
    self.question = question
  }
}
