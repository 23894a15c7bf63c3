package import QuizEngine

/// A question to add to the bank.
package struct BankEntry: Hashable, Sendable {
  package let question: TriviaQuestion
  /// The author's own id of the question; empty if there is none.
  package let name: String

  package init(question: TriviaQuestion, name: String = "") {
    self.question = question
    self.name = name
  }
}

/// A question of the bank.
package struct StoredQuestion: Hashable, Sendable {
  package let id: BankQuestionID
  package let entry: BankEntry

  package init(id: BankQuestionID, entry: BankEntry) {
    self.id = id
    self.entry = entry
  }
}
