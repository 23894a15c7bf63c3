public import QuizEngine
import Synchronization

/// The time that all servers of a database go by: the database's. It is read off this machine's clock, corrected by how
/// far the two were apart when they were compared last.
///
/// Where they are further apart than ``bound``, nobody knows which of them is wrong. Then nothing is corrected, and rounds
/// aren't started: a date or a watch that is wrong can't be mended later.
///
/// ```swift
/// let clock = DatabaseClock(machine: { … })
/// try await clock.compare(asking: store.time)  // every few seconds
/// let surroundings = Surroundings(now: { clock.now }, randomBits: …, isTimeRight: { clock.isRight })
/// ```
public final class DatabaseClock: Sendable {
  /// How far a machine's clock may be from the database's.
  public static let maximumSkew = TimeSpan.seconds(2)

  /// How many times it is asked in a comparison; the quickest reply counts.
  private static let samplesPerComparison = 3

  private let localTime: @Sendable () -> Timestamp
  private let storedOffset = Mutex(TimeSpan.zero)

  /// - Parameter localTime: this machine's own clock.
  public init(localTime: @escaping @Sendable () -> Timestamp) { self.localTime = localTime }

  /// By how much this machine's clock was behind the database's; negative where it was ahead.
  public var offset: TimeSpan { storedOffset.withLock(\.self) }

  public var isSynchronized: Bool { abs(offset.milliseconds) <= Self.maximumSkew.milliseconds }

  public var now: Timestamp { isSynchronized ? localTime() + offset : localTime() }

  /// Asks the database for the time. The error is at most half of the time that the quickest reply took, and a reply that
  /// took longer than ``bound`` tells nothing.
  ///
  /// - Parameter ask: ``PlayStore/time()``; nothing is compared where it knows none.
  public func synchronize(with ask: () async throws(StoreError) -> Timestamp?) async throws(StoreError) {
    var best: (delay: TimeSpan, lag: TimeSpan)?
    for _ in 0..<Self.samplesPerComparison {
      let sent = localTime()
      guard let time = try await ask() else { return }
      let received = localTime()
      let delay = received - sent
      guard delay >= .zero, delay <= Self.maximumSkew, delay < best?.delay ?? .hours(1) else { continue }
      best = (delay, time - Timestamp(milliseconds: sent.milliseconds + delay.milliseconds / 2))
    }
    if let best { storedOffset.withLock { $0 = best.lag } }
  }
}
