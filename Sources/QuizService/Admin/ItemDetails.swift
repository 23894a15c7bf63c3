package import QuizEngine

/// A question that was or will be asked, as operators see it.
package struct ItemDetails: Hashable, Sendable {
  package let item: ItemRecord
  /// The date; nil if the question was drawn for a single player.
  package let date: CalendarDate?
  package let answerCounts: ItemAnswerCounts
  /// The texts of open reports, the latest first, at most 20.
  package let reports: [String]
  /// How many reports are open.
  package let reportCount: Int

  package init(
    item: ItemRecord, date: CalendarDate?, answerCounts: ItemAnswerCounts, reports: [String], reportCount: Int
  ) {
    self.item = item
    self.date = date
    self.answerCounts = answerCounts
    self.reports = reports
    self.reportCount = reportCount
  }
}
