package import QuizEngine

/// How many attempts in a row are allowed, and how they slow down.
///
/// The first ``freeAttempts`` need no wait. Each later one waits twice as long as the one before, up to
/// ``maxDelay``. After ``maxAttempts`` in a row the next one waits for ``resetInterval``. After
/// ``resetInterval`` without an attempt the count starts again, so nobody is locked out for good.
package struct ExponentialBackoff: Hashable, Sendable {
  package let freeAttempts: Int
  package let initialDelay: TimeSpan
  package let maxDelay: TimeSpan
  package let maxAttempts: Int
  package let resetInterval: TimeSpan

  package init(
    freeAttempts: Int, initialDelay: TimeSpan, maxDelay: TimeSpan, maxAttempts: Int, resetInterval: TimeSpan
  ) {
    self.freeAttempts = freeAttempts
    self.maxAttempts = maxAttempts
    self.initialDelay = initialDelay
    self.maxDelay = maxDelay
    self.resetInterval = resetInterval
  }

  /// For passwords. Attempts slow down after the fourth failure; at most 100 in a row.
  package static let passwords = ExponentialBackoff(
    freeAttempts: 4, initialDelay: .seconds(1), maxDelay: .minutes(15), maxAttempts: 100, resetInterval: .hours(24))

  /// When the next attempt is allowed.
  ///
  /// - Parameters:
  ///   - count: how many were made in a row.
  ///   - latestAt: when the last of them was made.
  package func nextAttempt(after count: Int, latestAt: Timestamp) -> Timestamp {
    guard count >= freeAttempts else { return latestAt }
    guard count < maxAttempts else { return latestAt + resetInterval }
    let doublings = min(count - freeAttempts, 30)
    return latestAt + min(maxDelay, TimeSpan(milliseconds: initialDelay.milliseconds << Int64(doublings)))
  }
}

extension ExponentialBackoff {
  func decision(after past: AttemptCount?, at now: Timestamp) -> AttemptPolicy.Decision {
    let count = past?.count ?? 0
    if let past {
      let retryAt = nextAttempt(after: count, latestAt: min(past.latestAt, now))
      if retryAt > now {
        return .refused(until: retryAt, corrected: past.latestAt > now ? self.count(of: count, at: now) : nil)
      }
    }
    return .admitted(self.count(of: count + 1, at: now))
  }

  /// The count after so many attempts, the latest of them now.
  func count(of number: Int, at now: Timestamp) -> AttemptCount {
    AttemptCount(count: number, latestAt: now, expiresAt: now + resetInterval)
  }
}
