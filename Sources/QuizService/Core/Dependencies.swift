public import QuizEngine

/// What the rules can't know by themselves: the time and the dice. The program's edge hands in real ones, a test its own.
public struct Dependencies: Sendable {
  public var now: @Sendable () -> Timestamp
  /// 64 bits that nobody can guess.
  public var randomBits: @Sendable () -> UInt64
  /// Whether ``now`` can be relied selected; see ``DatabaseClock``.
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
