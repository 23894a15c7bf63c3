package import QuizEngine

/// The scheduled question of a date and difficulty.
package struct ScheduleEntry: Hashable, Sendable {
  package let date: CalendarDate
  package let difficulty: Difficulty
  package let item: ItemRecord
  /// How many players started it.
  package let starts: Int

  package init(date: CalendarDate, difficulty: Difficulty, item: ItemRecord, starts: Int) {
    self.date = date
    self.difficulty = difficulty
    self.item = item
    self.starts = starts
  }
}

/// How players answered an item. A round that is open, or whose end nobody has looked at yet, counts only as a start.
package struct ItemAnswerCounts: Hashable, Sendable {
  /// Rounds that were started on it.
  package let starts: Int
  /// How many chose each option.
  package let byOption: [Int]
  /// How many gave no answer in time or before midnight.
  package let unanswered: Int

  package init(starts: Int, byOption: [Int], unanswered: Int) {
    self.starts = starts
    self.byOption = byOption
    self.unanswered = unanswered
  }
}
