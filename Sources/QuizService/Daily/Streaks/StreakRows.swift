internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes what streaks are counted from: checkpoints, corrections, and the dates of finished rounds.
struct StreakRows<Connection: SQLReader> {
  let db: Connection

  /// A player's checkpoint, and the latest correction that it knows of.
  func checkpoint(of accountID: AccountID) throws -> (checkpoint: StreakCheckpoint, correction: Int64)? {
    try db.first(StreakStatement.checkpoint, [accountID.number]) { row in
      (checkpoint: try StreakCheckpoint(stored: row), correction: try row["correction_id"] as Int64)
    }
  }

  /// The number of the latest correction; 0 if there is none.
  func latestCorrection() throws -> Int64 {
    try db.first(StreakStatement.latestCorrection, []) { try $0[0] as Int64 } ?? 0
  }

  /// Whether a question of a date until `last` was voided after a correction.
  func wasVoided(since correction: Int64, until last: CalendarDate) throws -> Bool {
    try db.exists(StreakStatement.wasVoidedSince, [correction, last.epochDay])
  }

  /// The dates on which a player finished rounds.
  ///
  /// - Parameter date: only later dates; nil for all.
  func finishedDates(
    of accountID: AccountID, after date: CalendarDate?
  ) throws -> [CalendarDate: StreakDayStatus] {
    let rows = try db.all(StreakStatement.finishedDates, [accountID.number, date?.epochDay ?? Int(Int32.min)]) { row in
      let status: StreakDayStatus = try row["is_done"] ? .done : row["is_void"] ? .neutral : .missed
      return (CalendarDate(epochDay: try row["date"]), status)
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }
}

extension StreakRows where Connection == Transaction {
  /// Call it when a round of an earlier date is answered.
  func invalidate(of accountID: AccountID, counting date: CalendarDate) throws {
    try db.run(StreakStatement.deleteIfCounted, [accountID.number, date.epochDay])
  }

  /// Call it when rounds of any date are added.
  func invalidate(of accountID: AccountID) throws { try db.run(StreakStatement.delete, [accountID.number]) }

  /// - Parameter correction: the latest correction that the checkpoint knows of.
  func save(_ checkpoint: StreakCheckpoint, of accountID: AccountID, correction: Int64) throws {
    let tracker = checkpoint.tracker
    try db.run(
      StreakStatement.save,
      [
        accountID.number, checkpoint.through.epochDay, tracker.length, tracker.first?.epochDay, tracker.last?.epochDay,
        tracker.pending?.epochDay, tracker.sinceMiss?.length, tracker.sinceMiss?.first?.epochDay, correction,
      ])
  }
}

extension StreakCheckpoint {
  /// - Parameter row: has the columns of `streak_checkpoint`.
  fileprivate init(stored row: SQLRow) throws {
    func date(_ column: String) throws -> CalendarDate? {
      try (row[column] as Int?).map(CalendarDate.init(epochDay:))
    }
    let sinceMiss = try (row["day_count_since_miss"] as Int?).map {
      StreakTracker.SinceMiss(length: $0, first: try date("first_date_since_miss"))
    }
    guard
      let tracker = try StreakTracker(
        length: row["day_count"], first: date("first_date"), last: date("last_date"), pending: date("pending_date"),
        sinceMiss: sinceMiss)
    else { throw StoreError.damaged(detail: "a streak") }
    self.init(through: CalendarDate(epochDay: try row["through_date"]), tracker: tracker)
  }
}
