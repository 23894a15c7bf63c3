internal import QuizDatabase
internal import QuizEngine

// Decisions on attempts, in their caller's transaction. `AttemptLimiter` opens one for each call.
extension AttemptRows where Connection == Transaction {
  /// Admits an attempt if all limits allow one more, and counts it under those of `countedNow`. Deletes expired counts,
  /// too.
  ///
  /// The transaction must be committed even if the attempt is refused: if a clock was set back, the stored counts are
  /// corrected.
  ///
  /// - Returns: success, or `.rateLimited` with the time from which an attempt is allowed.
  func admit(
    countingNow countedNow: [AttemptLimit], countingOnFailure countedOnFailure: [AttemptLimit] = [], at now: Timestamp
  ) throws -> Result<Void, AccountError> {
    try deleteExpired(at: now)
    var retryAt: Timestamp?
    var admitted: [(key: AttemptKey, old: AttemptCount?, new: AttemptCount)] = []
    for limit in Self.inLockOrder(countedNow + countedOnFailure) {
      let isCounted = countedNow.contains(limit)
      let old = try find(limit.key, locking: isCounted ? .exclusive : nil)
      switch limit.policy.decision(after: old, at: now) {
      case .admitted(let new): if isCounted { admitted.append((limit.key, old, new)) }
      case .refused(let until, let corrected):
        retryAt = max(retryAt ?? until, until)
        if let corrected { try update(corrected, of: limit.key) }
      }
    }
    if let retryAt { return .failure(.rateLimited(until: retryAt)) }
    for (key, old, new) in admitted { try replace(old, by: new, of: key) }
    return .success(())
  }

  /// Counts an attempt that was admitted and failed, under limits that count failures.
  func countFailure(under limits: [AttemptLimit], at now: Timestamp) throws {
    for limit in Self.inLockOrder(limits) {
      let old = try find(limit.key, locking: .exclusive)
      try replace(old, by: limit.policy.addingFailure(to: old, at: now), of: limit.key)
    }
  }

  /// Takes an attempt back, under limits that counted it when it was admitted.
  func takeBack(under limits: [AttemptLimit], at now: Timestamp) throws {
    for limit in Self.inLockOrder(limits) {
      guard let old = try find(limit.key, locking: .exclusive) else { continue }
      if let new = limit.policy.removingOne(from: old, at: now) {
        try update(new, of: limit.key)
      } else {
        try delete(limit.key)
      }
    }
  }

  /// Every transaction locks the rows in this order, so that two of them can't deadlock.
  private static func inLockOrder(_ limits: [AttemptLimit]) -> [AttemptLimit] {
    limits.sorted { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }
  }
}
