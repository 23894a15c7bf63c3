public import QuizEngine

/// The clock and the random numbers that services use. The program hands in real ones, tests their own.
public struct Dependencies: Sendable {
  /// The current time of this server's clock, to the millisecond.
  public var now: @Sendable () -> Timestamp
  /// 64 random bits, of cryptographic quality.
  public var randomBits: @Sendable () -> UInt64
  /// Whether ``now`` can be relied on; see ``DatabaseClock``.
  public var isClockSynchronized: @Sendable () -> Bool

  public init(
    now: @escaping @Sendable () -> Timestamp, randomBits: @escaping @Sendable () -> UInt64,
    isClockSynchronized: @escaping @Sendable () -> Bool = { true }
  ) {
    self.now = now
    self.randomBits = randomBits
    self.isClockSynchronized = isClockSynchronized
  }
}
