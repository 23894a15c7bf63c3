internal import QuizEngine
internal import QuizService

/// Applies operators' corrections and records them in the audit log. Writes run inside a transaction.
struct CorrectionRows {
  let db: any SQLConnection

  /// Voids an item: it counts in no result any more. Its question retires.
  func void(_ id: ItemID, _ correction: Correction) throws -> CorrectionEffect {
    let found = try item(id)
    guard !found.scheduled.isVoid else { return CorrectionEffect(rounds: 0, isRedrawn: false) }
    try lockRounds(of: found)
    try record(.void, on: id, correction)
    try WeekScoreRows(db: db).change(.withdraw, answersOf: found, choosing: found.scheduled.item.keyIndex)
    try db.run(AdminQuery.voidItem, [id.number])
    try db.run(AdminQuery.voidRounds, [id.number])
    let rounds = db.changesCount
    try FigureRows(db: db).recount(found)
    try QuestionRows(db: db).retire(found.question, at: correction.madeAt)
    return CorrectionEffect(rounds: rounds, isRedrawn: try !found.isStarted && drawAnew(found, correction))
  }

  /// Makes another option the correct one. The question retires, because its stored answer is wrong.
  func rekey(_ id: ItemID, to option: Int, _ correction: Correction) throws -> CorrectionEffect {
    let found = try item(id)
    guard found.scheduled.item.options.indices.contains(option) else {
      throw StoreError.refused(detail: "an option that the item doesn't have")
    }
    let old = found.scheduled.item.keyIndex
    guard option != old else { return CorrectionEffect(rounds: 0, isRedrawn: false) }
    try lockRounds(of: found)
    try record(.rekey, on: id, correction, key: option)
    try WeekScoreRows(db: db).change(.withdraw, answersOf: found, choosing: old)
    try db.run(AdminQuery.rekeyItem, [option, id.number])
    try db.run(AdminQuery.rekeyRounds, [id.number, option, old])
    let rounds = db.changesCount
    try WeekScoreRows(db: db).change(.add, answersOf: found, choosing: option)
    try FigureRows(db: db).recount(found)
    try QuestionRows(db: db).retire(found.question, at: correction.madeAt)
    return CorrectionEffect(rounds: rounds, isRedrawn: false)
  }

  func dismissReports(on id: ItemID, _ correction: Correction) throws {
    _ = try item(id)
    try record(.dismiss, on: id, correction)
  }

  func auditLog(limit: Int) throws -> [AuditLogEntry] {
    let decisions = try db.all(AdminQuery.auditLog, [limit]) { row in
      guard let action = AuditLogEntry.Action(rawValue: try row["action"]) else {
        throw StoreError.damaged(detail: "a correction")
      }
      return try AuditLogEntry(
        action: action, item: ItemID(row["item_id"]), question: row["text"],
        operatorName: (row["name"] as String?).map { AccountName(stored: $0, folded: try row["folded_name"]) },
        reason: row["reason"],
        doneAt: Timestamp(milliseconds: row["decided_at"]))
    }
    let others =
      try ServerClockRows(db: db).resets(limit: limit) + ImportRows(db: db).undone(limit: limit)
      + TranslationRows(db: db).corrections(limit: limit)
    return others.isEmpty ? decisions : Array((decisions + others).sorted { $0.doneAt > $1.doneAt }.prefix(limit))
  }

  /// Draws another question for the item's date, unless that date has ended in all time zones.
  private func drawAnew(_ found: ItemRows.StoredItem, _ correction: Correction) throws -> Bool {
    guard let date = found.date, correction.madeAt < date.endEverywhere else { return false }
    let question = found.scheduled.item.question
    return try ItemRows(db: db).scheduleItem(
      question.language, question.difficulty, on: date, drawing: correction.seed) != nil
  }

  /// Adds an entry to the audit log and settles the open reports on the item.
  private func record(_ action: AuditLogEntry.Action, on item: ItemID, _ correction: Correction, key: Int? = nil) throws
  {
    try db.run(
      AdminQuery.addCorrection,
      [
        item.number, action.rawValue, key, correction.operatorID?.number, correction.reason,
        correction.madeAt.milliseconds,
      ])
    try db.run(AdminQuery.settleReports, [item.number])
  }

  /// Call it before rounds are read. A start or an answer that another node of a cluster commits in the meantime writes one
  /// of these rows too, and so undoes this transaction, which then runs again with it, or is undone and runs again with
  /// the correction. The item's lock holds on one node only.
  ///
  /// The other items of its date count, because the last answer of a date stores the day's result.
  private func lockRounds(of found: ItemRows.StoredItem) throws {
    guard db.dialect == .mariaDB else { return }
    let id = found.scheduled.id.number
    try db.lockRows(AdminQuery.roundsOfItem, [id])
    for item in try [id] + otherItems(of: found) {
      // A row that is written and restored collides like one that has changed.
      try db.run(AdminQuery.shiftOpenRounds, [item, 1])
      try db.run(AdminQuery.shiftOpenRounds, [item, -1])
      for statement in Self.writeAllStarts { try db.run(statement, [item]) }
    }
  }

  /// The items of the same date and language.
  private func otherItems(of found: ItemRows.StoredItem) throws -> [Int64] {
    guard let date = found.date else { return [] }
    return try db.all(AdminQuery.itemsOfDate, [found.scheduled.item.question.language.tag, date.epochDay]) {
      try $0["id"] as Int64
    }.filter { $0 != found.scheduled.id.number }
  }

  /// Writes all shards of an item's starts, one of which each start writes, and restores them. For MariaDB only: SQLite
  /// has no shards, so these are no prepared queries.
  private static let writeAllStarts = [
    "INSERT INTO item_start (item_id, shard, start_count) VALUES "
      + (0..<16).map { "(?1, \($0), 1)" }.joined(separator: ", ")
      + " ON CONFLICT (item_id) DO UPDATE SET start_count = start_count + 1",
    "DELETE FROM item_start WHERE item_id = ?1 AND start_count = 1",
    "UPDATE item_start SET start_count = start_count - 1 WHERE item_id = ?1",
  ]

  private func item(_ id: ItemID) throws -> ItemRows.StoredItem {
    guard let found = try ItemRows(db: db).find(id, locking: .exclusive) else {
      throw StoreError.refused(detail: "an item that isn't there")
    }
    return found
  }
}
