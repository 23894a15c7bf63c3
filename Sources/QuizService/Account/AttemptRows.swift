internal import Foundation
internal import QuizDatabase
internal import QuizEngine

/// Reads and writes counts of attempts, inside a transaction.
struct AttemptRows {
  let db: any SQLConnection

  /// Counts an attempt in the buckets of `counted` if all buckets allow one at this time. Deletes expired counts.
  ///
  /// - Parameter checked: buckets that must allow the attempt too, but don't count it.
  /// - Returns: the time from which an attempt is allowed; nil if this one is allowed.
  func record(_ counted: [CountedAttempt], checking checked: [CountedAttempt], at now: Timestamp) throws -> Timestamp? {
    try db.run(AttemptQuery.deleteExpiredAttempts, [now.milliseconds])
    var opens: Timestamp?
    var admitted: [(bucket: [UInt8], past: AttemptRecord?, record: AttemptRecord)] = []
    for attempt in inOrder(counted + checked) {
      let isCounted = counted.contains(attempt)
      let past = try find(attempt.bucket, locking: isCounted ? .exclusive : nil)
      switch attempt.policy.adding(to: past, at: now) {
      case .admitted(let record): if isCounted { admitted.append((attempt.bucket, past, record)) }
      case .refused(let until, let corrected):
        opens = max(opens ?? until, until)
        if let corrected { try save(.updateAttempts, attempt.bucket, corrected) }
      }
    }
    if let opens { return opens }
    for (bucket, past, record) in admitted { try save(past == nil ? .addAttempts : .updateAttempts, bucket, record) }
    return nil
  }

  func recordFailures(_ attempts: [CountedAttempt], at now: Timestamp) throws {
    for attempt in inOrder(attempts) {
      let past = try find(attempt.bucket)
      try save(
        past == nil ? .addAttempts : .updateAttempts, attempt.bucket, attempt.policy.recordingFailure(to: past, at: now)
      )
    }
  }

  /// Deletes all attempts of a bucket.
  func clear(_ bucket: [UInt8]) throws { try db.run(AttemptQuery.deleteAttempts, [Data(bucket)]) }

  /// Takes one attempt back from the buckets of `attempts`.
  func refund(_ attempts: [CountedAttempt], at now: Timestamp) throws {
    for attempt in inOrder(attempts) {
      guard let past = try find(attempt.bucket) else { continue }
      guard let record = attempt.policy.refunding(from: past, at: now) else {
        try db.run(AttemptQuery.deleteAttempts, [Data(attempt.bucket)])
        continue
      }
      try save(.updateAttempts, attempt.bucket, record)
    }
  }

  /// Every transaction locks the rows in this order, so that two of them can't deadlock.
  private func inOrder(_ attempts: [CountedAttempt]) -> [CountedAttempt] {
    attempts.sorted { $0.bucket.lexicographicallyPrecedes($1.bucket) }
  }

  private func find(_ bucket: [UInt8], locking lock: RowLock? = .exclusive) throws -> AttemptRecord? {
    try db.first(AttemptQuery.attempts, [Data(bucket)], locking: lock) { row in
      try AttemptRecord(
        count: row["attempt_count"], latestAt: Timestamp(milliseconds: row["latest_at"]),
        expiresAt: Timestamp(milliseconds: row["expires_at"]))
    }
  }

  private func save(_ query: AttemptQuery, _ bucket: [UInt8], _ record: AttemptRecord) throws {
    try db.run(
      query, [Data(bucket), record.count, record.latestAt.milliseconds, record.expiresAt.milliseconds])
  }
}
