internal import Foundation
internal import QuizDatabase
internal import QuizEngine

/// Reads and writes counts of attempts, inside a transaction.
struct AttemptRows {
  let db: any SQLConnection

  /// Counts an attempt in the buckets of `counts` if all buckets allow one at this time. Deletes expired counts.
  ///
  /// - Parameter checked: buckets that must allow the attempt too, but don't count it.
  /// - Returns: the time from which an attempt is allowed; nil if this one is allowed.
  func record(_ counts: [CountedAttempt], checking checked: [CountedAttempt], at now: Timestamp) throws -> Timestamp? {
    try db.run(AttemptQuery.deleteExpiredAttempts, [now.milliseconds])
    var opens: Timestamp?
    var admitted: [(bucket: [UInt8], past: AttemptRecord?, record: AttemptRecord)] = []
    for count in inOrder(counts + checked) {
      let isCounted = counts.contains(count)
      let past = try find(count.bucket, locking: isCounted ? .exclusive : nil)
      switch count.policy.adding(to: past, at: now) {
      case .admitted(let record): if isCounted { admitted.append((count.bucket, past, record)) }
      case .refused(let until, let corrected):
        opens = max(opens ?? until, until)
        if let corrected { try save(.updateAttempts, count.bucket, corrected) }
      }
    }
    if let opens { return opens }
    for (bucket, past, record) in admitted { try save(past == nil ? .addAttempts : .updateAttempts, bucket, record) }
    return nil
  }

  func recordFailures(_ counts: [CountedAttempt], at now: Timestamp) throws {
    for count in inOrder(counts) {
      let past = try find(count.bucket)
      try save(
        past == nil ? .addAttempts : .updateAttempts, count.bucket, count.policy.recordingFailure(to: past, at: now))
    }
  }

  /// Deletes all attempts of a bucket.
  func clear(_ bucket: [UInt8]) throws { try db.run(AttemptQuery.deleteAttempts, [Data(bucket)]) }

  /// Takes one attempt back from the buckets of `counts`.
  func refund(_ counts: [CountedAttempt], at now: Timestamp) throws {
    for count in inOrder(counts) {
      guard let past = try find(count.bucket) else { continue }
      guard let record = count.policy.refunding(from: past, at: now) else {
        try db.run(AttemptQuery.deleteAttempts, [Data(count.bucket)])
        continue
      }
      try save(.updateAttempts, count.bucket, record)
    }
  }

  /// Every transaction locks the rows in this order, so that two of them can't deadlock.
  private func inOrder(_ counts: [CountedAttempt]) -> [CountedAttempt] {
    counts.sorted { $0.bucket.lexicographicallyPrecedes($1.bucket) }
  }

  private func find(_ bucket: [UInt8], locking lock: RowLock? = .exclusive) throws -> AttemptRecord? {
    try db.first(AttemptQuery.attempts, [Data(bucket)], locking: lock) { row in
      try AttemptRecord(
        count: row["attempt_count"], latest: Timestamp(milliseconds: row["latest_at"]),
        expires: Timestamp(milliseconds: row["expires_at"]))
    }
  }

  private func save(_ query: AttemptQuery, _ bucket: [UInt8], _ record: AttemptRecord) throws {
    try db.run(
      query, [Data(bucket), record.count, record.latest.milliseconds, record.expires.milliseconds])
  }
}
