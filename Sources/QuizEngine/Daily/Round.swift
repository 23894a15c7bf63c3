/// One player's round against the clock: a state machine whose only clock is the instants that it is handed.
///
/// ```swift
/// var round = Round(started: nine, closes: midnight)
/// try round.pause(at: nine + .seconds(20))
/// try round.resume(at: nine + .minutes(5))
/// try round.answer(2, of: 4, at: nine + .minutes(5) + .seconds(4))
/// round.spent    // 24 s on the watch
/// round.elapsed  // 5 min 4 s from Start to answer
/// ```
///
/// An instant before the latest that the round has seen counts as that one: a clock that is set back stands still.
public struct Round: Hashable, Sendable {
  /// Running time after which a round ends without an answer.
  public static let timeLimit = TimeSpan.minutes(60)
  /// A page that was heard of and then not for so long has gone, as of when it was heard of last.
  public static let heartbeatTimeout = TimeSpan.seconds(15)

  public enum Phase: Hashable, Sendable {
    /// - Parameters:
    ///   - since: when the watch was started last.
    ///   - heard: when the page was last heard of; nil where it can't be, without JavaScript.
    case running(since: Timestamp, lastHeartbeat: Timestamp?)
    case paused
    /// - Parameter option: an index into the item's options.
    case answered(option: Int, at: Timestamp)
    /// The watch reached the limit.
    case timedOut(at: Timestamp)
    /// It was paused when its date ended.
    case expired
  }

  public let started: Timestamp
  /// When the player's date ends: what runs then can be answered, but not paused; what is paused then is over.
  public let dayEnd: Timestamp
  public internal(set) var phase: Phase
  /// What the watch showed when it was stopped last.
  public internal(set) var accumulatedTime: TimeSpan
  /// The latest instant that the round has seen.
  public internal(set) var latestInstant: Timestamp

  public init(started: Timestamp, dayEnd closes: Timestamp) {
    self.started = started
    self.dayEnd = closes
    phase = .running(since: started, lastHeartbeat: nil)
    accumulatedTime = .zero
    latestInstant = started
  }

  /// - Returns: nil where a stored round contradicts itself.
  public init?(
    started: Timestamp, dayEnd closes: Timestamp, phase: Phase, accumulatedTime spent: TimeSpan,
    latestInstant latest: Timestamp
  ) {
    guard spent >= .zero, spent <= Self.timeLimit, started <= latest else { return nil }
    self.started = started
    self.dayEnd = closes
    self.phase = phase
    self.accumulatedTime = spent
    self.latestInstant = latest
  }

  /// Whether nothing can change it any more.
  public var isOver: Bool {
    switch phase {
    case .running, .paused: false
    case .answered, .timedOut, .expired: true
    }
  }

  /// From Start to the answer, with all pauses in it: what boards rank by. Nil without an answer.
  public var elapsed: TimeSpan? {
    guard case .answered(_, let at) = phase else { return nil }
    return at - started
  }

  /// What the watch shows at an instant.
  public func watchTime(at instant: Timestamp) -> TimeSpan {
    guard case .running(let since, _) = phase else { return accumulatedTime }
    return min(Self.timeLimit, accumulatedTime + (max(instant, latestInstant) - since))
  }
}

/// Why a round doesn't do what it was asked. It is as it was, apart from what time did to it.
public enum RoundError: Error, Hashable, Sendable {
  /// It is over.
  case over
  /// It is paused, and question and answers are hidden.
  case paused
  /// Its date has ended, and a round that runs then can't be paused.
  case pastMidnight
  /// The item has no such option.
  case noSuchOption
}
