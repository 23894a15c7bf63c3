public import QuizEngine

/// A question with open reports.
public struct ReportedItem: Hashable, Sendable {
  public let item: ScheduledItem
  /// Its date; nil for an item that was drawn for single players.
  public let date: CalendarDate?
  public let difficulty: Difficulty
  /// The reports' texts, the latest first, at most 20.
  public let texts: [String]
  /// How many open reports there are, also those that aren't in ``texts``.
  public let reportCount: Int

  public init(item: ScheduledItem, date: CalendarDate?, difficulty: Difficulty, texts: [String], reportCount: Int) {
    self.item = item
    self.date = date
    self.difficulty = difficulty
    self.texts = texts
    self.reportCount = reportCount
  }
}
