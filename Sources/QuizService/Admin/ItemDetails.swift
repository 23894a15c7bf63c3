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
    item: ScheduledItem, date: CalendarDate?, answerCounts: ItemAnswerCounts, reports: [String], reportCount: Int
  ) {
    self.item = item
    self.date = date
    self.answerCounts = answerCounts
    self.reports = reports
    self.reportCount = reportCount
  }
}
