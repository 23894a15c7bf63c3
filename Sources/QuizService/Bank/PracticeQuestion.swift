public import QuizEngine

/// A question to practise with.
public struct PracticeQuestion: Hashable, Sendable {
  public let id: BankQuestionID
  public let question: TriviaQuestion

  public init(id: BankQuestionID, question: TriviaQuestion) {
    self.id = id
    self.question = question
  }
}
