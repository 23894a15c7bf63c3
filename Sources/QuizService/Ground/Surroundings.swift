/// What the rules can't know by themselves: the time and the dice. The program's edge hands in real ones, a test its own.
public struct Surroundings: Sendable {
  public var now: @Sendable () -> Timestamp
  /// 64 bits that nobody can guess.
  public var randomBits: @Sendable () -> UInt64

  public init(now: @escaping @Sendable () -> Timestamp, randomBits: @escaping @Sendable () -> UInt64) {
    self.now = now
    self.randomBits = randomBits
  }
}

/// An instant, in milliseconds since 1970-01-01 00:00 UTC.
public struct Timestamp: Hashable, Comparable, Sendable {
  public let milliseconds: Int64

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static func < (earlier: Timestamp, later: Timestamp) -> Bool { earlier.milliseconds < later.milliseconds }
}
