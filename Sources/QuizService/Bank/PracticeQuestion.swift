public import QuizEngine

/// A question to practise with.
public struct PracticeQuestion: Hashable, Sendable {
  public let id: BankQuestionID
  public let question: TriviaQuestion

  public init(id number: BankQuestionID, question: TriviaQuestion) {
    self.id = number
    self.question = question
  }
}
