public import QuizEngine

/// So many attempts an hour, all of them at once if need be; then they come free again steadily, one after the other.
public struct SteadyLimit: Hashable, Sendable {
  public let perHour: Int

  /// - Parameter perHour: at least 1; more than 100,000 are as many.
  public init(perHour: Int) { self.perHour = min(max(perHour, 1), 100_000) }

  /// How long one attempt counts.
  var interval: Span { Span(milliseconds: 3_600_000 / Int64(perHour)) }

  /// How long all together count.
  var whole: Span { Span(milliseconds: interval.milliseconds * Int64(perHour)) }
}

/// How attempts of one kind are counted, and how many are allowed.
public enum AttemptRule: Hashable, Sendable {
  /// Ever slower; see ``AttemptLimit``.
  case slowing(AttemptLimit)
  /// At a steady rate; see ``SteadyLimit``.
  case steady(SteadyLimit)
}

/// One of the counts that an attempt takes part in.
public struct CountedAttempt: Hashable, Sendable {
  /// What is guarded, as an account's password; any bytes.
  public let bucket: [UInt8]
  public let rule: AttemptRule

  public init(bucket: [UInt8], rule: AttemptRule) {
    self.bucket = bucket
    self.rule = rule
  }
}

/// What a store keeps of the attempts in one bucket.
public struct AttemptRecord: Hashable, Sendable {
  public let count: Int
  public let latest: Timestamp
  /// From when on the attempts no longer matter.
  public let forgotten: Timestamp

  public init(count: Int, latest: Timestamp, forgotten: Timestamp) {
    self.count = count
    self.latest = latest
    self.forgotten = forgotten
  }
}

extension AttemptRule {
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
    case .slowing(let limit): limit.adding(to: past, at: now)
    case .steady(let limit): limit.adding(to: past, at: now)
    }
  }

  /// What is kept once an attempt counts that was only looked at before it was made. Of those that come at once more than
  /// allowed may be made; the next ones then wait the longer.
  public func charging(to past: AttemptRecord?, at now: Timestamp) -> AttemptRecord {
    switch self {
    case .slowing(let limit): limit.record((past?.count ?? 0) + 1, at: now)
    case .steady(let limit): limit.charging(to: past, at: now)
    }
  }

  /// What is left when one attempt turned out to be none; nil is nothing.
  public func takingBack(from past: AttemptRecord, at now: Timestamp) -> AttemptRecord? {
    switch self {
    case .slowing:
      past.count > 1 ? AttemptRecord(count: past.count - 1, latest: past.latest, forgotten: past.forgotten) : nil
    case .steady(let limit):
      limit.takingBack(from: past, at: now)
    }
  }
}

extension AttemptLimit {
  fileprivate func adding(to past: AttemptRecord?, at now: Timestamp) -> AttemptRule.Verdict {
    let count = past?.count ?? 0
    if let past {
      let opens = opens(after: count, latest: min(past.latest, now))
      if opens > now { return .refused(until: opens, record: past.latest > now ? record(count, at: now) : nil) }
    }
    return .admitted(record: record(count + 1, at: now))
  }

  fileprivate func record(_ count: Int, at now: Timestamp) -> AttemptRecord {
    AttemptRecord(count: count, latest: now, forgotten: now + rest)
  }
}

// The generic cell rate algorithm of ITU-T I.371: all that is kept is the time from which on nothing counts any more.
extension SteadyLimit {
  fileprivate func adding(to past: AttemptRecord?, at now: Timestamp) -> AttemptRule.Verdict {
    let empty = emptyAt(past, at: now)
    let (next, full) = (empty + interval, now + whole)
    guard next > full else { return .admitted(record: record(emptyAt: next, at: now)) }
    let isAhead = past.map { $0.latest > now } ?? false
    return .refused(until: now + (next - full), record: isAhead ? record(emptyAt: empty, at: now) : nil)
  }

  fileprivate func charging(to past: AttemptRecord?, at now: Timestamp) -> AttemptRecord {
    record(emptyAt: emptyAt(past, at: now) + interval, at: now)
  }

  fileprivate func takingBack(from past: AttemptRecord, at now: Timestamp) -> AttemptRecord? {
    let empty = emptyAt(past, at: now) - interval
    return empty > now ? record(emptyAt: empty, at: now) : nil
  }

  /// From when on nothing counts: at most two hours ahead, and one where the clock was set back since.
  private func emptyAt(_ past: AttemptRecord?, at now: Timestamp) -> Timestamp {
    guard let past else { return now }
    let latest = past.latest > now ? now + whole : now + whole + whole
    return min(max(past.forgotten, now), latest)
  }

  private func record(emptyAt: Timestamp, at now: Timestamp) -> AttemptRecord {
    let count = ((emptyAt - now).milliseconds + interval.milliseconds - 1) / interval.milliseconds
    return AttemptRecord(count: max(1, Int(count)), latest: now, forgotten: emptyAt)
  }
}
