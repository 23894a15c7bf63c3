public import QuizEngine

/// Identifies a question on the schedule, or one that was drawn for a single player.
public struct ItemID: Hashable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }
}

/// A question on the schedule.
public struct ScheduledItem: Hashable, Sendable {
  public let id: ItemID
  /// The question of the bank.
  public let question: BankQuestionID
  public let item: TriviaItem
  /// Whether an operator voided it, so that it counts in no result.
  public let isVoid: Bool

  public init(id: ItemID, question: BankQuestionID, item: TriviaItem, isVoid: Bool) {
    self.id = id
    self.question = question
    self.item = item
    self.isVoid = isVoid
  }
}
