public import QuizEngine

/// A question to practise with.
public struct PracticeQuestion: Hashable, Sendable {
  public let number: QuestionNumber
  public let question: TriviaQuestion

  public init(number: QuestionNumber, question: TriviaQuestion) {
    self.number = number
    self.question = question
  }
}
