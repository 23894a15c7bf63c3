internal import QuizDatabase
internal import QuizEngine

/// How many attempts are allowed under one key. An attempt can have several limits.
package struct AttemptLimit: Hashable, Sendable {
  /// Identifies what is protected, such as an account's password.
  package let key: [UInt8]
  package let policy: AttemptPolicy

  package init(key: [UInt8], policy: AttemptPolicy) {
    self.key = key
    self.policy = policy
  }
}

extension AttemptLimit {
  init(_ key: AttemptKey, _ limit: ExponentialBackoff) {
    self.init(key: key.bytes, policy: .backoff(limit))
  }

  init(_ key: AttemptKey, _ limit: AttemptRateLimit) {
    self.init(key: key.bytes, policy: .rateLimit(limit))
  }
}

extension [AttemptLimit] {
  /// Every transaction locks the rows in this order, so that two of them can't deadlock.
  var inLockOrder: [AttemptLimit] { sorted { $0.key.lexicographicallyPrecedes($1.key) } }

  func countFailure(at now: Timestamp, in db: Transaction) throws {
    let rows = AttemptRows(db: db)
    for limit in inLockOrder {
      let old = try rows.find(limit.key, locking: .exclusive)
      try rows.replace(old, by: limit.policy.addingFailure(to: old, at: now), of: limit.key)
    }
  }

  func takeBackAttempt(at now: Timestamp, in db: Transaction) throws {
    let rows = AttemptRows(db: db)
    for limit in inLockOrder {
      guard let old = try rows.find(limit.key, locking: .exclusive) else { continue }
      if let new = limit.policy.removingOne(from: old, at: now) {
        try rows.update(new, of: limit.key)
      } else {
        try rows.delete(limit.key)
      }
    }
  }
}
