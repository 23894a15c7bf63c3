package import QuizEngine

/// How attempts of one kind are counted, and how many are allowed.
package enum AttemptPolicy: Hashable, Sendable {
  /// Each attempt waits longer than the one before; see ``ExponentialBackoff``.
  case backoff(ExponentialBackoff)
  /// Attempts become available again at a steady rate; see ``LeakyBucket``.
  case leakyBucket(LeakyBucket)
}

extension AttemptPolicy {
  /// Whether an attempt may be made.
  package enum Decision: Hashable, Sendable {
    /// - Parameter count: with the new attempt.
    case admitted(_ count: AttemptCount)
    /// - Parameter corrected: the count to store if a clock was set back; nil if nothing changes.
    case refused(until: Timestamp, corrected: AttemptCount?)
  }

  /// Decides on one more attempt.
  ///
  /// If a clock was set back, nobody waits for it to catch up: the latest attempt then counts as made now.
  package func decision(after past: AttemptCount?, at now: Timestamp) -> Decision {
    switch self {
    case .backoff(let limit): limit.decision(after: past, at: now)
    case .leakyBucket(let limit): limit.decision(after: past, at: now)
    }
  }

  /// The count after a failed attempt, of a limit that counts failures. Attempts at the same time may exceed the limit;
  /// later ones then wait longer.
  package func addingFailure(to past: AttemptCount?, at now: Timestamp) -> AttemptCount {
    switch self {
    case .backoff(let limit): limit.count(of: (past?.count ?? 0) + 1, at: now)
    case .leakyBucket(let limit): limit.addingFailure(to: past, at: now)
    }
  }

  /// The count without one attempt; nil if nothing is left.
  package func removingOne(from past: AttemptCount, at now: Timestamp) -> AttemptCount? {
    switch self {
    case .backoff:
      past.count > 1 ? AttemptCount(count: past.count - 1, latestAt: past.latestAt, expiresAt: past.expiresAt) : nil
    case .leakyBucket(let limit):
      limit.removingOne(from: past, at: now)
    }
  }
}
