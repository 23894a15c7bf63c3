public import QuizEngine

/// A question on its way into the bank.
public struct BankEntry: Hashable, Sendable {
  public let question: TriviaQuestion
  /// The author's own name for it; empty where there is none.
  public let name: String

  public init(question: TriviaQuestion, name: String = "") {
    self.question = question
    self.name = name
  }
}

/// A question as the bank has it.
public struct StoredQuestion: Hashable, Sendable {
  public let id: BankQuestionID
  public let entry: BankEntry

  public init(id: BankQuestionID, entry: BankEntry) {
    self.id = id
    self.entry = entry
  }
}
