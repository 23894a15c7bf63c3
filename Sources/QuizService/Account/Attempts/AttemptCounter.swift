internal import QuizDatabase
internal import QuizEngine

/// Decides on attempts and counts them, as a step of a transaction. ``AttemptLimiter`` makes a transaction of each
/// call.
struct AttemptCounter {
  let db: Transaction
  let now: Timestamp

  private var rows: AttemptRows<Transaction> { AttemptRows(db: db) }

  /// Admits an attempt if all limits allow one more, and counts it under those of `attemptLimits`. Deletes expired
  /// counts, too.
  ///
  /// The transaction must be committed even if the attempt is refused: if a clock was set back, the stored counts are
  /// corrected.
  ///
  /// - Returns: success, or `.rateLimited` with the time from which an attempt is allowed.
  func admit(
    under attemptLimits: [AttemptLimit], checking failureLimits: [AttemptLimit] = []
  ) throws -> Result<Void, AccountError> {
    try rows.deleteExpired(at: now)
    var retryAt: Timestamp?
    var admitted: [(key: AttemptKey, old: AttemptCount?, new: AttemptCount)] = []
    for limit in Self.inLockOrder(attemptLimits + failureLimits) {
      let isCounted = attemptLimits.contains(limit)
      let old = try rows.find(limit.key, locking: isCounted ? .exclusive : nil)
      switch limit.policy.decision(after: old, at: now) {
      case .admitted(let new): if isCounted { admitted.append((limit.key, old, new)) }
      case .refused(let until, let corrected):
        retryAt = max(retryAt ?? until, until)
        if let corrected { try rows.update(corrected, of: limit.key) }
      }
    }
    if let retryAt { return .failure(.rateLimited(until: retryAt)) }
    for (key, old, new) in admitted { try rows.replace(old, by: new, of: key) }
    return .success(())
  }

  /// Counts an attempt that was admitted and failed, under limits that count failures.
  func countFailure(under limits: [AttemptLimit]) throws {
    for limit in Self.inLockOrder(limits) {
      let old = try rows.find(limit.key, locking: .exclusive)
      try rows.replace(old, by: limit.policy.addingFailure(to: old, at: now), of: limit.key)
    }
  }

  /// Takes an attempt back, under limits that counted it when it was admitted.
  func takeBack(under limits: [AttemptLimit]) throws {
    for limit in Self.inLockOrder(limits) {
      guard let old = try rows.find(limit.key, locking: .exclusive) else { continue }
      if let new = limit.policy.removingOne(from: old, at: now) {
        try rows.update(new, of: limit.key)
      } else {
        try rows.delete(limit.key)
      }
    }
  }

  /// Every transaction locks the rows of its limits in this order, so that two with the same limits can't deadlock.
  private static func inLockOrder(_ limits: [AttemptLimit]) -> [AttemptLimit] {
    limits.sorted { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }
  }
}
