package import QuizEngine

/// The clock and the random numbers that services use. The program hands in real ones, tests their own.
package struct Dependencies: Sendable {
  /// The current time of this server's clock, to the millisecond.
  package var now: @Sendable () -> Timestamp
  /// 64 random bits, of cryptographic quality.
  package var randomBits: @Sendable () -> UInt64
  /// Whether ``now`` can be relied on; see ``DatabaseClock``.
  package var isClockSynchronized: @Sendable () -> Bool

  package init(
    now: @escaping @Sendable () -> Timestamp, randomBits: @escaping @Sendable () -> UInt64,
    isClockSynchronized: @escaping @Sendable () -> Bool = { true }
  ) {
    self.now = now
    self.randomBits = randomBits
    self.isClockSynchronized = isClockSynchronized
  }
}
