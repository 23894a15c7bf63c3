public import QuizEngine

/// A question that was or will be asked, as operators see it.
public struct ItemDetails: Hashable, Sendable {
  public let item: ScheduledItem
  /// The date; nil if the question was drawn for a single player.
  public let date: CalendarDate?
  public let answerCounts: ItemAnswerCounts
  /// The texts of open reports, the latest first, at most 20.
  public let reports: [String]
  /// How many reports are open.
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
