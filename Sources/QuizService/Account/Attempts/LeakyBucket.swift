internal import QuizEngine

/// A steady rate: `perHour` attempts are allowed at once; after that, they become available again one by one.
package struct LeakyBucket: Hashable, Sendable {
  /// Attempts an hour, 1…100,000.
  package let perHour: Int

  /// - Parameter perHour: clamped to 1…100,000.
  package init(perHour: Int) { self.perHour = min(max(perHour, 1), 100_000) }

  /// How long it takes until one attempt is free again.
  var interval: TimeSpan { TimeSpan(milliseconds: 3_600_000 / Int64(perHour)) }

  /// How long it takes until all attempts are free again.
  var window: TimeSpan { TimeSpan(milliseconds: interval.milliseconds * Int64(perHour)) }
}

// The generic cell rate algorithm of ITU-T I.371: each attempt fills a bucket by one interval, and the bucket drains
// all the time. Only the instant is stored at which it is empty again.
extension LeakyBucket {
  func decision(after past: AttemptCount?, at now: Timestamp) -> AttemptPolicy.Decision {
    let empty = emptyAt(past, at: now)
    let next = empty + interval
    let upperBound = now + window
    guard next > upperBound else { return .admitted(count(emptyAt: next, at: now)) }
    let isAhead = past.map { $0.latestAt > now } ?? false
    return .refused(until: now + (next - upperBound), corrected: isAhead ? count(emptyAt: empty, at: now) : nil)
  }

  func addingFailure(to past: AttemptCount?, at now: Timestamp) -> AttemptCount {
    count(emptyAt: emptyAt(past, at: now) + interval, at: now)
  }

  func removingOne(from past: AttemptCount, at now: Timestamp) -> AttemptCount? {
    let empty = emptyAt(past, at: now) - interval
    return empty > now ? count(emptyAt: empty, at: now) : nil
  }

  /// When the bucket is empty: at most two windows ahead, or one if the clock was set back since.
  private func emptyAt(_ past: AttemptCount?, at now: Timestamp) -> Timestamp {
    guard let past else { return now }
    let upperBound = past.latestAt > now ? now + window : now + window + window
    return min(max(past.expiresAt, now), upperBound)
  }

  private func count(emptyAt: Timestamp, at now: Timestamp) -> AttemptCount {
    let number = ((emptyAt - now).milliseconds + interval.milliseconds - 1) / interval.milliseconds
    return AttemptCount(count: max(1, Int(number)), latestAt: now, expiresAt: emptyAt)
  }
}
