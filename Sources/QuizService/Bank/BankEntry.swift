public import QuizEngine

/// A question to add to the bank.
public struct BankEntry: Hashable, Sendable {
  public let question: TriviaQuestion
  /// The author's own id of the question; empty if there is none.
  public let name: String

  public init(question: TriviaQuestion, name: String = "") {
    self.question = question
    self.name = name
  }
}

/// A question of the bank.
public struct StoredQuestion: Hashable, Sendable {
  public let id: BankQuestionID
  public let entry: BankEntry

  public init(id: BankQuestionID, entry: BankEntry) {
    self.id = id
    self.entry = entry
  }
}
