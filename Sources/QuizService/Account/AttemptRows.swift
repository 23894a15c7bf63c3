internal import Foundation
internal import QuizDatabase
internal import QuizEngine

/// Reads and writes counts of attempts.
struct AttemptRows<Connection: SQLReader> {
  let db: Connection

  func find(_ key: [UInt8], locking lock: RowLock?) throws -> AttemptHistory? {
    try db.first(AttemptQuery.attempts, [Data(key)], locking: lock) { row in
      try AttemptHistory(
        count: row["attempt_count"], latestAt: Timestamp(milliseconds: row["latest_at"]),
        expiresAt: Timestamp(milliseconds: row["expires_at"]))
    }
  }
}

extension AttemptRows where Connection == Transaction {
  /// Adds a row, or updates the one that was found.
  ///
  /// - Parameter old: as ``find(_:locking:)`` returned it; nil if there is no row.
  func replace(_ old: AttemptHistory?, by new: AttemptHistory, of key: [UInt8]) throws {
    try save(old == nil ? .addAttempts : .updateAttempts, new, of: key)
  }

  /// Updates a row that is there.
  func update(_ history: AttemptHistory, of key: [UInt8]) throws { try save(.updateAttempts, history, of: key) }

  /// Deletes all attempts under a key.
  func delete(_ key: [UInt8]) throws { try db.run(AttemptQuery.deleteAttempts, [Data(key)]) }

  func deleteExpired(at now: Timestamp) throws { try db.run(AttemptQuery.deleteExpiredAttempts, [now.milliseconds]) }

  private func save(_ query: AttemptQuery, _ history: AttemptHistory, of key: [UInt8]) throws {
    try db.run(
      query, [Data(key), history.count, history.latestAt.milliseconds, history.expiresAt.milliseconds])
  }
}
