internal import Foundation
internal import QuizDatabase
internal import QuizEngine

/// Reads and writes counts of attempts, inside a transaction.
struct AttemptRows {
  let db: any SQLConnection

  /// Counts an attempt under the keys of `counted` if all limits allow one at this time. Deletes expired counts.
  ///
  /// - Parameter checked: limits that must allow the attempt too, but don't count it.
  /// - Returns: the time from which an attempt is allowed; nil if this one is allowed.
  func record(_ counted: [AttemptLimit], checking checked: [AttemptLimit], at now: Timestamp) throws -> Timestamp? {
    try db.run(AttemptQuery.deleteExpiredAttempts, [now.milliseconds])
    var retryAt: Timestamp?
    var admitted: [(key: [UInt8], past: AttemptRecord?, record: AttemptRecord)] = []
    for attempt in inOrder(counted + checked) {
      let isCounted = counted.contains(attempt)
      let past = try find(attempt.key, locking: isCounted ? .exclusive : nil)
      switch attempt.policy.adding(to: past, at: now) {
      case .admitted(let record): if isCounted { admitted.append((attempt.key, past, record)) }
      case .refused(let until, let corrected):
        retryAt = max(retryAt ?? until, until)
        if let corrected { try save(.updateAttempts, attempt.key, corrected) }
      }
    }
    if let retryAt { return retryAt }
    for (key, past, record) in admitted { try save(past == nil ? .addAttempts : .updateAttempts, key, record) }
    return nil
  }

  func recordFailures(_ attempts: [AttemptLimit], at now: Timestamp) throws {
    for attempt in inOrder(attempts) {
      let past = try find(attempt.key)
      try save(
        past == nil ? .addAttempts : .updateAttempts, attempt.key, attempt.policy.recordingFailure(to: past, at: now)
      )
    }
  }

  /// Deletes all attempts under a key.
  func clear(_ key: [UInt8]) throws { try db.run(AttemptQuery.deleteAttempts, [Data(key)]) }

  /// Takes one attempt back under the keys of `attempts`.
  func refund(_ attempts: [AttemptLimit], at now: Timestamp) throws {
    for attempt in inOrder(attempts) {
      guard let past = try find(attempt.key) else { continue }
      guard let record = attempt.policy.refunding(from: past, at: now) else {
        try db.run(AttemptQuery.deleteAttempts, [Data(attempt.key)])
        continue
      }
      try save(.updateAttempts, attempt.key, record)
    }
  }

  /// Every transaction locks the rows in this order, so that two of them can't deadlock.
  private func inOrder(_ attempts: [AttemptLimit]) -> [AttemptLimit] {
    attempts.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  private func find(_ key: [UInt8], locking lock: RowLock? = .exclusive) throws -> AttemptRecord? {
    try db.first(AttemptQuery.attempts, [Data(key)], locking: lock) { row in
      try AttemptRecord(
        count: row["attempt_count"], latestAt: Timestamp(milliseconds: row["latest_at"]),
        expiresAt: Timestamp(milliseconds: row["expires_at"]))
    }
  }

  private func save(_ query: AttemptQuery, _ key: [UInt8], _ record: AttemptRecord) throws {
    try db.run(
      query, [Data(key), record.count, record.latestAt.milliseconds, record.expiresAt.milliseconds])
  }
}
