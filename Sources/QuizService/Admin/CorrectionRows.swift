internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Applies operators' corrections and records them in the audit log.
struct CorrectionRows {
  let db: Transaction

  /// Voids an item: it counts in no result any more. Its question retires.
  func void(_ id: ItemID, _ correction: Correction) throws -> CorrectionEffect {
    let found = try item(id)
    guard !found.record.isVoid else { return CorrectionEffect(rounds: 0, isRedrawn: false) }
    try record(.void, on: id, correction)
    try db.run(AdminQuery.voidItem, [id.number])
    try QuestionRows(db: db).retire(found.questionNumber, at: correction.madeAt)
    try rewriteCounters(.starts, of: [id.number])
    try rewriteCounters(.answers, of: itemsOfDate(of: found))
    try WeekScoreRows(db: db).subtract(answersOf: found, choosing: found.record.content.correctIndex)
    try db.run(AdminQuery.voidFinishedRounds, [id.number])
    let finished = db.changesCount
    try RoundStatisticsRows(db: db).recount(found)
    // Last, because heartbeats on other nodes write open rounds all the time.
    try db.run(AdminQuery.voidOpenRounds, [id.number])
    let rounds = finished + db.changesCount
    return CorrectionEffect(rounds: rounds, isRedrawn: try !found.isStarted && drawAnew(found, correction))
  }

  /// Makes another option the correct one. The question retires, because its stored answer is wrong.
  func rekey(_ id: ItemID, to option: Int, _ correction: Correction) throws -> CorrectionEffect {
    let found = try item(id)
    guard found.record.content.options.indices.contains(option) else {
      throw StoreError.refused(detail: "an option that the item doesn't have")
    }
    let old = found.record.content.correctIndex
    guard option != old else { return CorrectionEffect(rounds: 0, isRedrawn: false) }
    try record(.rekey, on: id, correction, correctIndex: option)
    try db.run(AdminQuery.rekeyItem, [option, id.number])
    try QuestionRows(db: db).retire(found.questionNumber, at: correction.madeAt)
    try rewriteCounters(.answers, of: itemsOfDate(of: found))
    try WeekScoreRows(db: db).subtract(answersOf: found, choosing: old)
    try WeekScoreRows(db: db).add(answersOf: found, choosing: option)
    try db.run(AdminQuery.rekeyRounds, [id.number, option, old])
    let rounds = db.changesCount
    try RoundStatisticsRows(db: db).recount(found)
    return CorrectionEffect(rounds: rounds, isRedrawn: false)
  }

  func dismissReports(on id: ItemID, _ correction: Correction) throws {
    _ = try item(id)
    try record(.dismiss, on: id, correction)
  }

  /// Draws another question for the item's date, unless that date has ended in all time zones.
  private func drawAnew(_ found: ItemRow, _ correction: Correction) throws -> Bool {
    guard let date = found.date, correction.madeAt < date.endEverywhere else { return false }
    let question = found.record.content.question
    let draw = ItemDraw(
      language: found.record.game, difficulty: question.difficulty, date: date, seed: correction.seed)
    return try draw.findOrSchedule(in: db) != nil
  }

  /// Adds an entry to the audit log and settles the open reports on the item.
  private func record(
    _ action: AuditLogEntry.Action, on itemID: ItemID, _ correction: Correction, correctIndex: Int? = nil
  )
    throws
  {
    try db.run(
      AdminQuery.addCorrection,
      [
        itemID.number, action.rawValue, correctIndex, correction.operatorID?.number, correction.reason,
        correction.madeAt.milliseconds,
      ])
    try db.run(AdminQuery.settleReports, [itemID.number])
  }

  /// Makes this transaction conflict with every other one that counts a start or an answer of these items, so that none
  /// is committed between the first row that is read after this and the end of this transaction. The lock that
  /// ``item(_:)`` takes does that on this node only, and for the corrected item only.
  ///
  /// - A void needs the starts of its item, because a round takes `is_void` from it when it is started.
  /// - Both corrections need the answers to all items of the date, because the last answer of a date stores the day's
  ///   result. A round that ends without an answer counts as one.
  ///
  /// Open rounds aren't written for this: heartbeats write them so often that a correction would rarely be committed on
  /// a busy cluster. For the same reason it is called as late as possible: from here on, an answer on this node waits,
  /// and one on another node undoes the correction or is undone.
  private func rewriteCounters(_ counter: ItemCounter, of items: [Int64]) throws {
    for statement in db.dialect.rewriteAllShards(of: counter) {
      for item in items { try db.run(statement, [item]) }
    }
  }

  /// The items of the same date and language, this one included.
  private func itemsOfDate(of found: ItemRow) throws -> [Int64] {
    guard let date = found.date else { return [found.record.id.number] }
    return try db.all(AdminQuery.itemsOfDate, [found.record.game.tag, date.epochDay]) {
      try $0["id"]
    }
  }

  private func item(_ id: ItemID) throws -> ItemRow {
    guard let found = try ItemRows(db: db).find(id, locking: .exclusive) else {
      throw StoreError.refused(detail: "an item that isn't there")
    }
    return found
  }
}
