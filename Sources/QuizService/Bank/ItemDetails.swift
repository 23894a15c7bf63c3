public import QuizEngine

/// What an operator sees of a question that was, or will be, asked.
public struct ItemDetails: Hashable, Sendable {
  public let item: ScheduledItem
  /// Nil where it was drawn for single players.
  public let date: CalendarDate?
  public let answerCounts: ItemAnswerCounts
  /// What players wrote that nobody has dealt with, the latest first, at most 20 of them.
  public let reports: [String]
  /// How many reports nobody has dealt with.
  public let reportCount: Int

  public init(
    item: ScheduledItem, date: CalendarDate?, answerCounts tally: ItemAnswerCounts, reports: [String], reportCount: Int
  ) {
    self.item = item
    self.date = date
    self.answerCounts = tally
    self.reports = reports
    self.reportCount = reportCount
  }
}

/// A question that players found fault with.
public struct ReportedItem: Hashable, Sendable {
  public let item: ScheduledItem
  public let date: CalendarDate?
  public let difficulty: Difficulty
  /// What they wrote, the latest first, at most 20 of them.
  public let texts: [String]
  public let reportCount: Int

  public init(item: ScheduledItem, date: CalendarDate?, difficulty: Difficulty, texts: [String], reportCount count: Int)
  {
    self.item = item
    self.date = date
    self.difficulty = difficulty
    self.texts = texts
    self.reportCount = count
  }
}
