import QuizEngine
import Synchronization

/// Remembers the latest instant that the house has seen, so that a clock that is set back brings back no date that was
/// over, and takes no time away from a round that runs.
///
/// Every request of the game and a tick every few seconds say what time it is. That is kept in memory. It is written
/// when a quarter of an hour has begun since it was written last: everywhere on Earth midnight falls on a quarter of an
/// hour, so nothing that depends on it can be lost with the process.
final class ServerClock: Sendable {
  private struct State {
    /// The time when somebody said it last.
    var last: Timestamp?
    /// The latest of all.
    var latest: Timestamp?
    var stored: LatestInstant?
    /// From where to where the clock was set back last, as far as this process has seen.
    var step: (from: Timestamp, to: Timestamp)?

    mutating func update(_ now: Timestamp) {
      if let last, last - now >= ServerClock.tolerance { step = (last, now) }
      last = now
      latest = max(latest ?? now, now)
    }

    /// Takes what the store has. An operator who set it back since we looked last meant what we remember, too.
    mutating func update(_ read: LatestInstant, at now: Timestamp) {
      if let stored, stored.resets != read.resets {
        latest = max(read.instant, now)
      } else {
        latest = max(latest ?? now, read.instant)
      }
      stored = read
    }
  }

  /// Two threads may read the time and say it in another order. What is less than this is no step of the clock.
  static let tolerance = TimeSpan(milliseconds: 250)
  private static let quarterHour: Int64 = 15 * 60_000

  private let store: any DailyStore
  private let state = Mutex(State())

  init(store: any DailyStore) { self.store = store }

  /// Takes note of the time.
  ///
  /// - Returns: the latest instant that the house has seen.
  @discardableResult
  func record(_ now: Timestamp) async throws(StoreError) -> Timestamp {
    let (latest, stored) = state.withLock { state in
      state.update(now)
      return (state.latest ?? now, state.stored)
    }
    if let stored, Self.quarter(of: latest) <= Self.quarter(of: stored.instant) { return latest }
    let known: LatestInstant?
    if let stored { known = stored } else { known = try await store.latestInstant() }
    if stored == nil, let known { state.withLock { $0.update(known, at: now) } }
    let read = try await store.recordLatestInstant(latest, knownResets: known?.resets ?? 0)
    return state.withLock { state in
      state.update(read, at: now)
      return state.latest ?? now
    }
  }

  /// Whether what ends at an instant had ended already at the latest one that the house has seen.
  func hasPassed(_ end: Timestamp, at now: Timestamp) async throws(StoreError) -> Bool {
    guard try await record(now) >= end else { return false }
    // An operator may have set it back, from the command line.
    if let read = try await store.latestInstant() { state.withLock { $0.update(read, at: now) } }
    return state.withLock { $0.latest ?? now } >= end
  }

  /// By how much the time is behind the latest that was seen.
  func lag(at now: Timestamp) -> TimeSpan { state.withLock { max(.zero, ($0.latest ?? now) - now) } }

  /// The time by which a round goes on. It is that of the clock, unless the clock was set back while the round ran: then
  /// what was set back is added, so that the round's time goes on as if it hadn't been.
  ///
  /// - Parameter find: the round; asked for only where the clock was set back and hasn't caught up yet.
  func adjusted(
    _ now: Timestamp, for find: () async throws(StoreError) -> RoundRecord?
  ) async throws(StoreError) -> Timestamp {
    guard let step = state.withLock({ $0.step }), now < step.from + .hours(24), let round = try await find()?.round,
      now < round.latestInstant, round.started <= step.from
    else { return now }
    return now + (step.from - step.to)
  }

  private static func quarter(of instant: Timestamp) -> Int64 {
    let (quotient, rest) = instant.milliseconds.quotientAndRemainder(dividingBy: quarterHour)
    return rest < 0 ? quotient - 1 : quotient
  }
}
