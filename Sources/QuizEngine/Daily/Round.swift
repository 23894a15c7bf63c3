/// One player's round against the clock. It is a state machine: every method gets the current instant as an argument,
/// so the round reads no clock itself.
///
/// ```swift
/// var round = Round(startedAt: nine, dayEndsAt: midnight)
/// try round.pause(at: nine + .seconds(20))
/// try round.resume(at: nine + .minutes(5))
/// try round.answer(2, of: 4, at: nine + .minutes(5) + .seconds(4))
/// round.accumulatedWatchTime  // 24 s on the stopwatch
/// round.elapsed               // 5 min 4 s from Start to answer
/// ```
///
/// An instant before ``latestInstant`` counts as ``latestInstant``. So a clock that is set back never makes a time
/// negative.
public struct Round: Hashable, Sendable {
  /// How long the stopwatch may run. A round ends without an answer when it reaches this limit.
  public static let timeLimit = TimeSpan.minutes(60)
  /// A page that sends no heartbeat for longer than this counts as closed since its last heartbeat.
  public static let heartbeatTimeout = TimeSpan.seconds(15)

  /// The state of a round.
  public enum Phase: Hashable, Sendable {
    /// - Parameters:
    ///   - since: when the stopwatch was last started.
    ///   - lastHeartbeatAt: when the page last sent a heartbeat. It is nil for a page without JavaScript, which sends
    ///     none.
    case running(since: Timestamp, lastHeartbeatAt: Timestamp?)
    /// The stopwatch is stopped, and the question is hidden.
    case paused
    /// - Parameter option: an index into the item's options.
    case answered(option: Int, at: Timestamp)
    /// The stopwatch reached ``timeLimit``.
    case timedOut(at: Timestamp)
    /// The date ended while the round was paused.
    case expired
  }

  /// When the player pressed Start.
  public let startedAt: Timestamp
  /// When the player's date ends. A round that runs at that instant can still be answered, but not paused. A round that
  /// is paused at that instant is over.
  public let dayEndsAt: Timestamp
  /// The state as of ``latestInstant``. Call ``advance(to:)`` to apply what time has changed since then.
  public internal(set) var phase: Phase
  /// The time on the stopwatch when it was last stopped.
  public internal(set) var accumulatedWatchTime: TimeSpan
  /// The latest instant that any method was called with.
  public internal(set) var latestInstant: Timestamp

  /// Starts a round; its stopwatch runs.
  public init(startedAt: Timestamp, dayEndsAt: Timestamp) {
    self.startedAt = startedAt
    self.dayEndsAt = dayEndsAt
    phase = .running(since: startedAt, lastHeartbeatAt: nil)
    accumulatedWatchTime = .zero
    latestInstant = startedAt
  }

  /// Restores a stored round.
  ///
  /// - Returns: nil if the values contradict each other.
  public init?(
    startedAt: Timestamp, dayEndsAt: Timestamp, phase: Phase, accumulatedWatchTime: TimeSpan, latestInstant: Timestamp
  ) {
    guard accumulatedWatchTime >= .zero, accumulatedWatchTime <= Self.timeLimit, startedAt <= latestInstant else {
      return nil
    }
    self.startedAt = startedAt
    self.dayEndsAt = dayEndsAt
    self.phase = phase
    self.accumulatedWatchTime = accumulatedWatchTime
    self.latestInstant = latestInstant
  }

  /// Whether the round has ended. It can't change any more.
  public var isFinished: Bool {
    switch phase {
    case .running, .paused: false
    case .answered, .timedOut, .expired: true
    }
  }

  /// The time from Start to the answer, pauses included. Boards rank by it. It is nil if there is no answer.
  public var elapsed: TimeSpan? {
    guard case .answered(_, let at) = phase else { return nil }
    return at - startedAt
  }

  /// The time on the stopwatch at an instant, at most ``timeLimit``.
  public func watchTime(at instant: Timestamp) -> TimeSpan {
    guard case .running(let since, _) = phase else { return accumulatedWatchTime }
    return min(Self.timeLimit, accumulatedWatchTime + (max(instant, latestInstant) - since))
  }
}

/// The reason why a round rejects an action. Only the effects of time are applied to the round then.
public enum RoundError: Error, Hashable, Sendable {
  /// The round is over.
  case over
  /// The round is paused, so its question and answers are hidden.
  case paused
  /// The round's date has ended. A round that still runs can't be paused any more.
  case pastMidnight
  /// The item has no option with this index.
  case noSuchOption
}
