public import QuizEngine

/// The scheduled question of a date and difficulty.
public struct ScheduledDay: Hashable, Sendable {
  public let date: CalendarDate
  public let difficulty: Difficulty
  public let item: ScheduledItem
  /// How many players started it.
  public let starts: Int

  public init(date: CalendarDate, difficulty: Difficulty, item: ScheduledItem, starts: Int) {
    self.date = date
    self.difficulty = difficulty
    self.item = item
    self.starts = starts
  }
}

/// How players answered an item. A round that is open, or whose end nobody has looked at yet, counts only as a start.
public struct ItemAnswerCounts: Hashable, Sendable {
  /// Rounds that were started on it.
  public let starts: Int
  /// How many chose each option.
  public let byOption: [Int]
  /// How many gave no answer in time or before midnight.
  public let unanswered: Int

  public init(starts: Int, byOption: [Int], unanswered: Int) {
    self.starts = starts
    self.byOption = byOption
    self.unanswered = unanswered
  }
}
