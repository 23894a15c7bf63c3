package import QuizEngine
package import StoreStatus
import Synchronization

/// The database's time, which all servers of a database use. It is the machine's clock, corrected by the offset of the
/// last comparison.
///
/// If the clocks differ by more than ``maxSkew``, nobody knows which of them is wrong. Then nothing is corrected,
/// and no rounds are started: a wrong date or time can't be corrected later.
package final class DatabaseClock: Sendable {
  /// The largest offset at which the clocks count as synchronized.
  package static let maxSkew = TimeSpan.seconds(2)

  /// How often a comparison asks the database; the fastest reply counts.
  private static let samplesPerComparison = 3

  private let localTime: @Sendable () -> Timestamp
  private let storedOffset = Mutex(TimeSpan.zero)

  /// - Parameter localTime: the machine's own clock.
  package init(localTime: @escaping @Sendable () -> Timestamp) { self.localTime = localTime }

  /// How far the machine's clock was behind the database's; negative if it was ahead.
  package var offset: TimeSpan { storedOffset.withLock(\.self) }

  /// Whether this machine's clock and the database's are close enough to use the difference.
  package var isSynchronized: Bool { abs(offset.milliseconds) <= Self.maxSkew.milliseconds }

  /// The database's time; this machine's while the two are too far apart.
  package var now: Timestamp { isSynchronized ? localTime() + offset : localTime() }

  /// Compares the clocks. The error is at most half of the time of the fastest reply; replies that take longer than
  /// ``maxSkew`` are ignored.
  ///
  /// - Parameter ask: gives the database's time; nil if it has no clock, and then nothing changes.
  package func synchronize(with ask: () async throws(StoreError) -> Timestamp?) async throws(StoreError) {
    var best: (delay: TimeSpan, lag: TimeSpan)?
    for _ in 0..<Self.samplesPerComparison {
      let sent = localTime()
      guard let time = try await ask() else { return }
      let received = localTime()
      let delay = received - sent
      guard delay >= .zero, delay <= Self.maxSkew, delay < best?.delay ?? .hours(1) else { continue }
      best = (delay, time - Timestamp(milliseconds: sent.milliseconds + delay.milliseconds / 2))
    }
    if let best { storedOffset.withLock { $0 = best.lag } }
  }
}
