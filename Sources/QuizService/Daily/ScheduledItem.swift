public import QuizEngine

/// Names an item that was put on the schedule, or drawn for one player.
public struct ItemID: Hashable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }
}

/// A question as it stands on the schedule.
public struct ScheduledItem: Hashable, Sendable {
  public let id: ItemID
  public let item: TriviaItem
  /// Whether an operator took it out of every result.
  public let isVoid: Bool

  public init(id: ItemID, item: TriviaItem, isVoid: Bool) {
    self.id = id
    self.item = item
    self.isVoid = isVoid
  }
}
