internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes the latest instant that any server of this house has seen.
struct LatestInstantRows<Connection: SQLReader> {
  let db: Connection

  /// The time of the database's clock; nil for SQLite, which uses this server's clock.
  func databaseTime() throws -> Timestamp? {
    try db.dialect.currentTimeStatement.flatMap { statement in
      var time: Timestamp?
      try db.rows(statement, []) { row in
        time = try row[0] as Timestamp
        return true
      }
      return time
    }
  }

  func find(locking lock: RowLock? = nil) throws -> LatestInstant? {
    try db.first(LatestInstantStatement.latest, [], locking: lock) { row in
      LatestInstant(instant: try row["latest_at"], resets: try row["reset_count"])
    }
  }

  /// Resets of the clock for the audit log, the latest first.
  func resets(limit: Int) throws -> [AuditLogEntry] {
    try db.all(LatestInstantStatement.resets, [limit]) { row in
      AuditLogEntry(
        action: .resetClock, itemID: nil, subject: "", operatorName: nil, reason: try row["reason"],
        doneAt: try row["reset_at"])
    }
  }
}

extension LatestInstantRows where Connection == Transaction {
  /// Stores an instant if it is later than the stored one. Does nothing if an operator has reset the clock since the
  /// caller read `resets`.
  ///
  /// - Returns: what is stored now.
  func note(_ instant: Timestamp, knowing resets: Int) throws -> LatestInstant {
    try db.run(LatestInstantStatement.insertInitial, [instant])
    guard let stored = try find(locking: .exclusive) else { throw StoreError.damaged(detail: "the latest instant") }
    guard stored.resets == resets, stored.instant < instant else { return stored }
    try db.run(LatestInstantStatement.advance, [instant])
    return LatestInstant(instant: instant, resets: resets)
  }

  func reset(to now: Timestamp, reason: String) throws -> LatestInstant {
    try db.run(LatestInstantStatement.insertInitial, [now])
    guard let stored = try find(locking: .exclusive) else { throw StoreError.damaged(detail: "the latest instant") }
    try db.run(LatestInstantStatement.addReset, [stored.instant, reason, now])
    try db.run(LatestInstantStatement.reset, [now])
    return stored
  }
}
