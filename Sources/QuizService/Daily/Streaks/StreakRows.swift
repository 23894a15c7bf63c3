internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes what streaks are counted from: checkpoints, corrections, and the dates of finished rounds.
struct StreakRows<Connection: SQLReader> {
  let db: Connection

  /// A player's checkpoint, and whether a correction has made it wrong: a question of its dates was voided since.
  func checkpoint(of accountID: AccountID) throws -> (checkpoint: StreakCheckpoint, isWrong: Bool)? {
    try db.first(StreakStatement.checkpoint, [accountID]) { row in
      (checkpoint: try StreakCheckpoint(stored: row), isWrong: try row["is_wrong"] as Bool)
    }
  }

  /// The number of the latest correction; 0 if there is none.
  func latestCorrection() throws -> Int64 {
    try db.first(StreakStatement.latestCorrection, []) { try $0[0] as Int64 } ?? 0
  }

  /// The dates on which a player finished rounds, in order.
  ///
  /// - Parameter date: only later dates; nil for all.
  func finishedDates(of accountID: AccountID, after date: CalendarDate?) throws -> [StreakDates.Played] {
    try db.all(StreakStatement.finishedDates, [accountID, date?.epochDay ?? Int(Int32.min)]) { row in
      let date: CalendarDate = try row["date"]
      return StreakDates.Played(date, try row["is_done"] ? .done : row["is_void"] ? .neutral : .missed)
    }
  }
}

extension StreakRows where Connection == Transaction {
  /// Call it when a round of an earlier date is answered.
  func invalidate(of accountID: AccountID, counting date: CalendarDate) throws {
    try db.run(StreakStatement.deleteIfCounted, [accountID, date])
  }

  /// Call it when rounds of any date are added.
  func invalidate(of accountID: AccountID) throws { try db.run(StreakStatement.delete, [accountID]) }

  /// - Parameter correction: the latest correction that the checkpoint knows of.
  func save(_ checkpoint: StreakCheckpoint, of accountID: AccountID, correction: Int64) throws {
    let tracker = checkpoint.tracker
    try db.run(
      StreakStatement.save,
      [
        "account_id": accountID, "through_date": checkpoint.through, "day_count": tracker.length,
        "first_date": tracker.first, "last_date": tracker.last, "pending_date": tracker.pending,
        "day_count_since_miss": tracker.sinceMiss?.length, "first_date_since_miss": tracker.sinceMiss?.first,
        "correction_id": correction,
      ])
  }
}

extension StreakCheckpoint {
  /// - Parameter row: has the columns of `streak_checkpoint`.
  fileprivate init(stored row: SQLRow) throws {
    let through: CalendarDate = try row["through_date"]
    guard
      let tracker = try StreakTracker(
        length: row["day_count"], first: row["first_date"], last: row["last_date"], pending: row["pending_date"],
        sinceMiss: (row["day_count_since_miss"] as Int?).map {
          StreakTracker.SinceMiss(length: $0, first: try row["first_date_since_miss"])
        })
    else { throw StoreError.damaged(detail: "a streak") }
    self.init(through: through, tracker: tracker)
  }
}
