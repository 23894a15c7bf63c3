internal import QuizDatabase
internal import QuizEngine

extension ItemDetails {
  /// - Returns: nil if there is no such item.
  init?(on itemID: ItemID, in db: some SQLReader) throws {
    let items = ItemRows(db: db)
    guard let found = try items.find(itemID), let counts = try items.answerCounts(of: itemID) else { return nil }
    let texts = try TranslationRows(db: db).all(of: found.record.questionID.number)
    let own = texts.first { $0.language == found.record.content.question.language }
    self.init(
      item: found.record.localized(by: own).with(translations: texts),
      date: found.date,
      answerCounts: counts,
      reports: try db.all(AdminStatement.reportTexts, [itemID]) { try $0[0] as String },
      reportCount: try db.first(AdminStatement.reportCount, [itemID]) { try $0[0] as Int } ?? 0)
  }
}
