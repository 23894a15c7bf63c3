public import QuizEngine

/// A question that players found fault with.
public struct ReportedItem: Hashable, Sendable {
  public let item: ScheduledItem
  public let date: CalendarDate?
  public let difficulty: Difficulty
  /// What they wrote, the latest first, at most 20 of them.
  public let texts: [String]
  public let reportCount: Int

  public init(item: ScheduledItem, date: CalendarDate?, difficulty: Difficulty, texts: [String], reportCount: Int) {
    self.item = item
    self.date = date
    self.difficulty = difficulty
    self.texts = texts
    self.reportCount = reportCount
  }
}
