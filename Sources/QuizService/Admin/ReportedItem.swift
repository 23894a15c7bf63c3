package import QuizEngine

/// A question with open reports.
package struct ReportedItem: Hashable, Sendable {
  package let item: ItemRecord
  /// Its date; nil for an item that was drawn for single players.
  package let date: CalendarDate?
  package let difficulty: Difficulty
  /// The reports' texts, the latest first, at most 20.
  package let texts: [String]
  /// How many open reports there are, including those that aren't in ``texts``.
  package let reportCount: Int

  package init(item: ItemRecord, date: CalendarDate?, difficulty: Difficulty, texts: [String], reportCount: Int) {
    self.item = item
    self.date = date
    self.difficulty = difficulty
    self.texts = texts
    self.reportCount = reportCount
  }
}
