internal import QuizDatabase
internal import QuizEngine

/// Reads and writes counts of attempts.
struct AttemptRows<Connection: SQLReader> {
  let db: Connection

  func find(_ key: AttemptKey, locking lock: RowLock?) throws -> AttemptCount? {
    try db.first(AttemptStatement.attempts, [key], locking: lock) { row in
      try AttemptCount(count: row["attempt_count"], latestAt: row["latest_at"], expiresAt: row["expires_at"])
    }
  }
}

extension AttemptRows where Connection == Transaction {
  /// Adds a row, or updates the one that was found.
  ///
  /// - Parameter old: as ``find(_:locking:)`` returned it; nil if there is no row.
  func replace(_ old: AttemptCount?, by new: AttemptCount, of key: AttemptKey) throws {
    try save(old == nil ? .addAttempts : .updateAttempts, new, of: key)
  }

  /// Updates a row that is there.
  func update(_ count: AttemptCount, of key: AttemptKey) throws { try save(.updateAttempts, count, of: key) }

  /// Deletes all attempts under a key.
  func delete(_ key: AttemptKey) throws { try db.run(AttemptStatement.deleteAttempts, [key]) }

  func deleteExpired(at now: Timestamp) throws {
    try db.run(AttemptStatement.deleteExpiredAttempts, [now])
  }

  private func save(_ statement: AttemptStatement, _ count: AttemptCount, of key: AttemptKey) throws {
    try db.run(statement, [key, count.count, count.latestAt, count.expiresAt])
  }
}
