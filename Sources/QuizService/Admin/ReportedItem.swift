public import QuizEngine

/// A question with open reports.
public struct ReportedItem: Hashable, Sendable {
  public let item: ScheduledItem
  public let date: CalendarDate?
  public let difficulty: Difficulty
  /// The reports' texts, the latest first, at most 20.
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
