public import QuizEngine

/// What stands on the schedule for a date and difficulty.
public struct ScheduledDay: Hashable, Sendable {
  public let date: CalendarDate
  public let difficulty: Difficulty
  public let item: ScheduledItem
  /// How many players started on it.
  public let starts: Int

  public init(date: CalendarDate, difficulty: Difficulty, item: ScheduledItem, starts: Int) {
    self.date = date
    self.difficulty = difficulty
    self.item = item
    self.starts = starts
  }
}

/// How a question on the schedule was answered. What started and isn't over yet, or wasn't looked at since, is in no count
/// but that of the starts.
public struct ItemAnswerCounts: Hashable, Sendable {
  public let starts: Int
  /// How many chose each option.
  public let byOption: [Int]
  /// How many ran out of time, on the watch or at midnight.
  public let unanswered: Int

  public init(starts: Int, byOption: [Int], unanswered: Int) {
    self.starts = starts
    self.byOption = byOption
    self.unanswered = unanswered
  }
}
