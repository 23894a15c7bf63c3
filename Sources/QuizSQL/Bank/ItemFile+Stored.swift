internal import QuizEngine
internal import QuizService

extension ItemFile {
  /// - Returns: nil where there is no such item.
  init?(on item: ItemID, in db: any SQLSession) throws {
    let items = ItemRows(db: db)
    guard let found = try items.find(item), let tally = try items.tally(of: item) else { return nil }
    self.init(
      item: found.item, date: found.date, tally: tally,
      reports: try db.all(OperatorQuery.reportTexts, [item.number]) { try $0[0] as String },
      reportCount: try db.first(OperatorQuery.reportCount, [item.number]) { try $0[0] as Int } ?? 0)
  }
}
