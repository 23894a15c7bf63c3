internal import QuizDatabase
internal import QuizEngine

/// Reads and writes players' reports on questions.
struct ReportRows<Connection: SQLReader> {
  let db: Connection

  /// A player's reports, for their data export, the oldest first.
  func all(by accountID: AccountID) throws -> [PlayerDataExport.Report] {
    try db.all(AdminStatement.reportsByAccount, [accountID]) { row in
      try PlayerDataExport.Report(
        question: row["question_text"], text: row["report_text"], reportedAt: row["reported_at"])
    }
  }

  func open(limit: Int) throws -> [ReportedItem] {
    let reported = try db.all(AdminStatement.openReports, [limit]) { row in
      (item: try row["item_id"] as ItemID, count: try row["report_count"] as Int)
    }
    return try reported.compactMap { report in
      guard let found = try ItemRows(db: db).find(report.item) else { return nil }
      return ReportedItem(
        item: found.record, date: found.date, difficulty: found.record.content.question.difficulty,
        texts: try db.all(AdminStatement.reportTexts, [report.item]) { try $0[0] as String }, reportCount: report.count)
    }
  }
}

extension ReportRows where Connection == Transaction {
  /// Gives a guest's reports to an account, unless it has reported the same questions.
  func moveAll(of guestID: AccountID, to accountID: AccountID) throws {
    try db.run(AdminStatement.moveReports, [accountID, guestID])
  }

  /// Marks the open reports on an item as dealt with.
  func settle(on itemID: ItemID) throws { try db.run(AdminStatement.settleReports, [itemID]) }

  /// Saves a player's report on a question. It replaces an earlier one.
  func save(_ text: String, on itemID: ItemID, by accountID: AccountID, at now: Timestamp) throws {
    try db.run(AdminStatement.saveReport, [itemID, accountID, text, now])
  }
}
