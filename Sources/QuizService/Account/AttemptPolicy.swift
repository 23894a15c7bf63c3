public import QuizEngine

/// So many attempts an hour, all of them at once if need be; then they come free again steadily, one after the other.
public struct RateLimit: Hashable, Sendable {
  public let perHour: Int

  /// - Parameter perHour: at least 1; more than 100,000 are as many.
  public init(perHour: Int) { self.perHour = min(max(perHour, 1), 100_000) }

  /// How long one attempt counts.
  var interval: TimeSpan { TimeSpan(milliseconds: 3_600_000 / Int64(perHour)) }

  /// How long all together count.
  var window: TimeSpan { TimeSpan(milliseconds: interval.milliseconds * Int64(perHour)) }
}

/// How attempts of one kind are counted, and how many are allowed.
public enum AttemptPolicy: Hashable, Sendable {
  /// Ever slower; see ``ExponentialBackoff``.
  case backoff(ExponentialBackoff)
  /// At a steady rate; see ``RateLimit``.
  case rateLimit(RateLimit)
}

/// One of the counts that an attempt takes part in.
public struct CountedAttempt: Hashable, Sendable {
  /// What is guarded, as an account's password; any bytes.
  public let bucket: [UInt8]
  public let policy: AttemptPolicy

  public init(bucket: [UInt8], policy: AttemptPolicy) {
    self.bucket = bucket
    self.policy = policy
  }
}

/// What a store keeps of the attempts in one bucket.
public struct AttemptRecord: Hashable, Sendable {
  public let count: Int
  public let latest: Timestamp
  /// From when on the attempts no longer matter.
  public let expires: Timestamp

  public init(count: Int, latest: Timestamp, expires: Timestamp) {
    self.count = count
    self.latest = latest
    self.expires = expires
  }
}

extension AttemptPolicy {
  public enum Verdict: Hashable, Sendable {
    /// - Parameter record: with the new attempt.
    case admitted(record: AttemptRecord)
    /// - Parameter record: what to keep from now on, where a clock was set back.
    case refused(until: Timestamp, record: AttemptRecord?)
  }

  /// Judges one more attempt.
  ///
  /// A clock that was set back makes nobody wait until it has caught up: the latest attempt then counts as made now.
  public func adding(to past: AttemptRecord?, at now: Timestamp) -> Verdict {
    switch self {
    case .backoff(let limit): limit.adding(to: past, at: now)
    case .rateLimit(let limit): limit.adding(to: past, at: now)
    }
  }

  /// What is kept once an attempt counts that was only looked at before it was made. Of those that come at once more than
  /// allowed may be made; the next ones then wait the longer.
  public func recordingFailure(to past: AttemptRecord?, at now: Timestamp) -> AttemptRecord {
    switch self {
    case .backoff(let limit): limit.record((past?.count ?? 0) + 1, at: now)
    case .rateLimit(let limit): limit.recordingFailure(to: past, at: now)
    }
  }

  /// What is left when one attempt turned out to be none; nil is nothing.
  public func refunding(from past: AttemptRecord, at now: Timestamp) -> AttemptRecord? {
    switch self {
    case .backoff:
      past.count > 1 ? AttemptRecord(count: past.count - 1, latest: past.latest, expires: past.expires) : nil
    case .rateLimit(let limit):
      limit.refunding(from: past, at: now)
    }
  }
}

extension ExponentialBackoff {
  fileprivate func adding(to past: AttemptRecord?, at now: Timestamp) -> AttemptPolicy.Verdict {
    let count = past?.count ?? 0
    if let past {
      let opens = nextAttempt(after: count, latest: min(past.latest, now))
      if opens > now { return .refused(until: opens, record: past.latest > now ? record(count, at: now) : nil) }
    }
    return .admitted(record: record(count + 1, at: now))
  }

  fileprivate func record(_ count: Int, at now: Timestamp) -> AttemptRecord {
    AttemptRecord(count: count, latest: now, expires: now + resetInterval)
  }
}

// The generic cell rate algorithm of ITU-T I.371: all that is kept is the time from which on nothing counts any more.
extension RateLimit {
  fileprivate func adding(to past: AttemptRecord?, at now: Timestamp) -> AttemptPolicy.Verdict {
    let empty = emptyAt(past, at: now)
    let (next, full) = (empty + interval, now + window)
    guard next > full else { return .admitted(record: record(emptyAt: next, at: now)) }
    let isAhead = past.map { $0.latest > now } ?? false
    return .refused(until: now + (next - full), record: isAhead ? record(emptyAt: empty, at: now) : nil)
  }

  fileprivate func recordingFailure(to past: AttemptRecord?, at now: Timestamp) -> AttemptRecord {
    record(emptyAt: emptyAt(past, at: now) + interval, at: now)
  }

  fileprivate func refunding(from past: AttemptRecord, at now: Timestamp) -> AttemptRecord? {
    let empty = emptyAt(past, at: now) - interval
    return empty > now ? record(emptyAt: empty, at: now) : nil
  }

  /// From when on nothing counts: at most two hours ahead, and one where the clock was set back since.
  private func emptyAt(_ past: AttemptRecord?, at now: Timestamp) -> Timestamp {
    guard let past else { return now }
    let latest = past.latest > now ? now + window : now + window + window
    return min(max(past.expires, now), latest)
  }

  private func record(emptyAt: Timestamp, at now: Timestamp) -> AttemptRecord {
    let count = ((emptyAt - now).milliseconds + interval.milliseconds - 1) / interval.milliseconds
    return AttemptRecord(count: max(1, Int(count)), latest: now, expires: emptyAt)
  }
}
