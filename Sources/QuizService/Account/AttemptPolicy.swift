package import QuizEngine

/// A steady rate: `perHour` attempts are allowed at once; after that, they become available again one by one.
package struct AttemptRateLimit: Hashable, Sendable {
  /// Attempts an hour, 1…100,000.
  package let perHour: Int

  /// - Parameter perHour: clamped to 1…100,000.
  package init(perHour: Int) { self.perHour = min(max(perHour, 1), 100_000) }

  /// How long it takes until one attempt is free again.
  var interval: TimeSpan { TimeSpan(milliseconds: 3_600_000 / Int64(perHour)) }

  /// How long it takes until all attempts are free again.
  var window: TimeSpan { TimeSpan(milliseconds: interval.milliseconds * Int64(perHour)) }
}

/// How attempts of one kind are counted, and how many are allowed.
package enum AttemptPolicy: Hashable, Sendable {
  /// Each attempt waits longer than the one before; see ``ExponentialBackoff``.
  case backoff(ExponentialBackoff)
  /// At a steady rate; see ``AttemptRateLimit``.
  case rateLimit(AttemptRateLimit)
}

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

/// What a store keeps of the attempts under one key.
package struct AttemptHistory: Hashable, Sendable {
  /// Attempts that count now.
  package let count: Int
  /// When the latest one was made.
  package let latestAt: Timestamp
  /// When the attempts are forgotten.
  package let expiresAt: Timestamp

  package init(count: Int, latestAt: Timestamp, expiresAt: Timestamp) {
    self.count = count
    self.latestAt = latestAt
    self.expiresAt = expiresAt
  }
}

extension AttemptPolicy {
  /// Whether an attempt may be made.
  package enum Decision: Hashable, Sendable {
    /// - Parameter history: with the new attempt.
    case admitted(_ history: AttemptHistory)
    /// - Parameter corrected: the history to store if a clock was set back; nil if nothing changes.
    case refused(until: Timestamp, corrected: AttemptHistory?)
  }

  /// Decides on one more attempt.
  ///
  /// If a clock was set back, nobody waits for it to catch up: the latest attempt then counts as made now.
  package func decision(after past: AttemptHistory?, at now: Timestamp) -> Decision {
    switch self {
    case .backoff(let limit): limit.decision(after: past, at: now)
    case .rateLimit(let limit): limit.decision(after: past, at: now)
    }
  }

  /// The history after a failed attempt that was only checked before it was made. Attempts at the same time may exceed
  /// the limit; later ones then wait longer.
  package func addingFailure(to past: AttemptHistory?, at now: Timestamp) -> AttemptHistory {
    switch self {
    case .backoff(let limit): limit.history(of: (past?.count ?? 0) + 1, at: now)
    case .rateLimit(let limit): limit.addingFailure(to: past, at: now)
    }
  }

  /// The history without one attempt; nil if nothing is left.
  package func removingOne(from past: AttemptHistory, at now: Timestamp) -> AttemptHistory? {
    switch self {
    case .backoff:
      past.count > 1 ? AttemptHistory(count: past.count - 1, latestAt: past.latestAt, expiresAt: past.expiresAt) : nil
    case .rateLimit(let limit):
      limit.removingOne(from: past, at: now)
    }
  }
}

extension ExponentialBackoff {
  fileprivate func decision(after past: AttemptHistory?, at now: Timestamp) -> AttemptPolicy.Decision {
    let count = past?.count ?? 0
    if let past {
      let retryAt = nextAttempt(after: count, latestAt: min(past.latestAt, now))
      if retryAt > now {
        return .refused(until: retryAt, corrected: past.latestAt > now ? history(of: count, at: now) : nil)
      }
    }
    return .admitted(history(of: count + 1, at: now))
  }

  fileprivate func history(of count: Int, at now: Timestamp) -> AttemptHistory {
    AttemptHistory(count: count, latestAt: now, expiresAt: now + resetInterval)
  }
}

// The generic cell rate algorithm of ITU-T I.371: each attempt fills a bucket by one interval, and the bucket drains
// all the time. Only the instant is stored at which it is empty again.
extension AttemptRateLimit {
  fileprivate func decision(after past: AttemptHistory?, at now: Timestamp) -> AttemptPolicy.Decision {
    let empty = emptyAt(past, at: now)
    let next = empty + interval
    let upperBound = now + window
    guard next > upperBound else { return .admitted(history(emptyAt: next, at: now)) }
    let isAhead = past.map { $0.latestAt > now } ?? false
    return .refused(until: now + (next - upperBound), corrected: isAhead ? history(emptyAt: empty, at: now) : nil)
  }

  fileprivate func addingFailure(to past: AttemptHistory?, at now: Timestamp) -> AttemptHistory {
    history(emptyAt: emptyAt(past, at: now) + interval, at: now)
  }

  fileprivate func removingOne(from past: AttemptHistory, at now: Timestamp) -> AttemptHistory? {
    let empty = emptyAt(past, at: now) - interval
    return empty > now ? history(emptyAt: empty, at: now) : nil
  }

  /// When the bucket is empty: at most two windows ahead, or one if the clock was set back since.
  private func emptyAt(_ past: AttemptHistory?, at now: Timestamp) -> Timestamp {
    guard let past else { return now }
    let upperBound = past.latestAt > now ? now + window : now + window + window
    return min(max(past.expiresAt, now), upperBound)
  }

  private func history(emptyAt: Timestamp, at now: Timestamp) -> AttemptHistory {
    let count = ((emptyAt - now).milliseconds + interval.milliseconds - 1) / interval.milliseconds
    return AttemptHistory(count: max(1, Int(count)), latestAt: now, expiresAt: emptyAt)
  }
}
