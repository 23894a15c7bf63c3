internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus
internal import Synchronization

/// Remembers the latest instant that any server has seen. If the clock is set back, no date that was over comes back,
/// and a running round loses no time, or less than a second if the server ends as well.
///
/// Requests that show or change today's rounds, and a timer every few seconds, record the time in memory. It is written
/// to the store once in each quarter of an hour: everywhere on Earth midnight falls on a quarter of an hour, so a
/// restart loses nothing that matters.
final class LatestInstantRecorder: Sendable {
  private struct State {
    /// The time that was recorded last.
    var last: Timestamp?
    /// The latest time of all.
    var latest: Timestamp?
    var stored: LatestInstant?
    var step: ClockStep?

    mutating func update(_ now: Timestamp) {
      if let last, last - now >= LatestInstantRecorder.tolerance { step = ClockStep(from: last, to: now) }
      last = now
      latest = max(latest ?? now, now)
    }

    /// Takes over the store's value. If an operator has reset it meanwhile, the value in memory is reset too.
    mutating func update(_ read: LatestInstant, at now: Timestamp) {
      if let stored, stored.resets != read.resets {
        latest = max(read.instant, now)
      } else {
        latest = max(latest ?? now, read.instant)
      }
      stored = read
    }
  }

  /// Two threads may record their times in another order. Smaller differences are no step of the clock.
  static let tolerance = TimeSpan(milliseconds: 250)
  private static let quarterHour: Int64 = 15 * 60_000

  private let store: StoreHandle<StoreError>
  private let state = Mutex(State())

  init(store: Store) { self.store = StoreHandle(store) }

  /// Records the time.
  ///
  /// - Returns: the latest instant that any server has seen.
  @discardableResult
  func record(_ now: Timestamp) async throws(StoreError) -> Timestamp {
    let (latest, stored) = state.withLock { state in
      state.update(now)
      return (state.latest ?? now, state.stored)
    }
    if let stored, Self.quarter(of: latest) <= Self.quarter(of: stored.instant) { return latest }
    let known: LatestInstant?
    if let stored { known = stored } else { known = try await storedInstant() }
    if stored == nil, let known { state.withLock { $0.update(known, at: now) } }
    let read = try await store.write(.idempotent) { db in
      try LatestInstantRows(db: db).note(latest, knowing: known?.resets ?? 0)
    }
    return state.withLock { state in
      state.update(read, at: now)
      return state.latest ?? now
    }
  }

  /// Records the time in memory, and in the store if that can be written now. If not, the next call stores it; the
  /// failure is in the log (``QuizDatabase/FailureReportingDatabase``).
  func recordIfPossible(_ now: Timestamp) async { _ = try? await record(now) }

  /// Whether an instant had passed already at the latest recorded one.
  func hasPassed(_ end: Timestamp, at now: Timestamp) async throws(StoreError) -> Bool {
    guard try await record(now) >= end else { return false }
    // An operator may have reset it from the command line.
    if let read = try await storedInstant() { state.withLock { $0.update(read, at: now) } }
    return state.withLock { $0.latest ?? now } >= end
  }

  private func storedInstant() async throws(StoreError) -> LatestInstant? {
    try await store.read(.strong) { db in try LatestInstantRows(db: db).find() }
  }

  /// How far the time is behind the latest recorded one.
  func lag(at now: Timestamp) -> TimeSpan { state.withLock { max(.zero, ($0.latest ?? now) - now) } }

  /// The last step back of the clock that this process has seen; nil if there was none.
  var lastStep: ClockStep? { state.withLock { $0.step } }

  private static func quarter(of instant: Timestamp) -> Int64 {
    let (quotient, rest) = instant.milliseconds.quotientAndRemainder(dividingBy: quarterHour)
    return rest < 0 ? quotient - 1 : quotient
  }
}
