internal import QuizDatabase
internal import QuizEngine

/// Reads and writes players' reports on questions. Reads also work outside a transaction.
struct ReportRows {
  let db: any SQLConnection

  /// Gives a guest's reports to an account, unless it has reported the same questions.
  func moveAll(of guest: AccountID, to account: AccountID) throws {
    try db.run(AdminQuery.moveReports, [account.number, guest.number])
  }

  func add(
    _ text: String, on round: RoundID, by account: AccountID, at now: Timestamp
  ) throws -> Result<Void, DailyError> {
    guard let record = try RoundRows(db: db).find(round) else { return .failure(.noSuchRound) }
    guard record.account == account else { return .failure(.noSuchRound) }
    guard record.round.isOver else { return .failure(.stillOpen) }
    try db.run(AdminQuery.addReport, [record.item.id.number, account.number, text, now.milliseconds])
    return .success(())
  }

  func open(limit: Int) throws -> [ReportedItem] {
    let reported = try db.all(AdminQuery.openReports, [limit]) { row in
      (item: try row["item_id"] as Int64, count: try row["report_count"] as Int)
    }
    return try reported.compactMap { report in
      guard let found = try ItemRows(db: db).find(ItemID(report.item)) else { return nil }
      return ReportedItem(
        item: found.scheduled, date: found.date, difficulty: found.scheduled.item.question.difficulty,
        texts: try db.all(AdminQuery.reportTexts, [report.item]) { try $0[0] as String }, reportCount: report.count)
    }
  }
}
