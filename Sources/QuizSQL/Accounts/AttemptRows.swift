internal import Foundation
internal import QuizEngine
internal import QuizService

/// Reads and writes counts of attempts, inside of a transaction.
struct AttemptRows {
  let db: any SQLSession

  /// Counts an attempt in all its buckets, unless it comes too early for one of them; forgets those that no longer matter.
  ///
  /// - Parameter checked: those that only must have room for it.
  /// - Returns: when it may come, where it comes too early.
  func add(_ counts: [CountedAttempt], checking checked: [CountedAttempt], at now: Timestamp) throws -> Timestamp? {
    try db.run(.forgetAttempts, [now.milliseconds])
    var opens: Timestamp?
    var admitted: [(bucket: [UInt8], past: AttemptRecord?, record: AttemptRecord)] = []
    for count in inOrder(counts + checked) {
      let isCounted = counts.contains(count)
      let past = try find(count.bucket, holding: isCounted ? .toChange : nil)
      switch count.rule.adding(to: past, at: now) {
      case .admitted(let record): if isCounted { admitted.append((count.bucket, past, record)) }
      case .refused(let until, let corrected):
        opens = max(opens ?? until, until)
        if let corrected { try note(.countAttempt, count.bucket, corrected) }
      }
    }
    if let opens { return opens }
    for (bucket, past, record) in admitted { try note(past == nil ? .firstAttempt : .countAttempt, bucket, record) }
    return nil
  }

  func charge(_ counts: [CountedAttempt], at now: Timestamp) throws {
    for count in inOrder(counts) {
      let past = try find(count.bucket)
      try note(
        past == nil ? .firstAttempt : .countAttempt, count.bucket, count.rule.charging(to: past, at: now))
    }
  }

  /// Takes an attempt back, and forgets a bucket's attempts.
  func takeBack(_ counts: [CountedAttempt], clearing bucket: [UInt8]?, at now: Timestamp) throws {
    if let bucket { try db.run(.clearAttempts, [Data(bucket)]) }
    for count in inOrder(counts) {
      guard let past = try find(count.bucket) else { continue }
      guard let record = count.rule.takingBack(from: past, at: now) else {
        try db.run(.clearAttempts, [Data(count.bucket)])
        continue
      }
      try note(.countAttempt, count.bucket, record)
    }
  }

  /// Everybody takes the rows in the same order, so that nobody waits for somebody who waits for them.
  private func inOrder(_ counts: [CountedAttempt]) -> [CountedAttempt] {
    counts.sorted { $0.bucket.lexicographicallyPrecedes($1.bucket) }
  }

  private func find(_ bucket: [UInt8], holding hold: Hold? = .toChange) throws -> AttemptRecord? {
    try db.first(AccountQuery.attempts, [Data(bucket)], holding: hold) { row in
      try AttemptRecord(
        count: row[0], latest: Timestamp(milliseconds: row[1]), forgotten: Timestamp(milliseconds: row[2]))
    }
  }

  private func note(_ query: AccountQuery, _ bucket: [UInt8], _ record: AttemptRecord) throws {
    try db.run(
      query, [Data(bucket), record.count, record.latest.milliseconds, record.forgotten.milliseconds])
  }
}
