/// An instant, in milliseconds since 1970-01-01 00:00 UTC, without leap seconds.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Since 1970-01-01 00:00 UTC; negative before.
  public let milliseconds: Int64

  /// - Parameter milliseconds: since 1970-01-01 00:00 UTC; negative before.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Whether the first instant is before the second.
  public static func < (earlier: Timestamp, later: Timestamp) -> Bool { earlier.milliseconds < later.milliseconds }

  /// The instant this length of time later. Overflow traps.
  public static func + (instant: Timestamp, span: TimeSpan) -> Timestamp {
    Timestamp(milliseconds: instant.milliseconds + span.milliseconds)
  }

  /// The instant this length of time earlier. Overflow traps.
  public static func - (instant: Timestamp, span: TimeSpan) -> Timestamp {
    Timestamp(milliseconds: instant.milliseconds - span.milliseconds)
  }

  /// The time from one instant to another. It is negative if the other one is later.
  public static func - (later: Timestamp, earlier: Timestamp) -> TimeSpan {
    TimeSpan(milliseconds: later.milliseconds - earlier.milliseconds)
  }
}

/// A length of time in milliseconds. It may be negative.
public struct TimeSpan: Hashable, Comparable, Sendable {
  /// The whole length; negative for a step back in time.
  public let milliseconds: Int64

  /// - Parameter milliseconds: negative for a step back in time.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// The length in whole tenths of a second, rounded down. Pages show times so, and boards compare and add these, so
  /// that equal shown times have equal ranks and a shown sum agrees with its parts.
  public var inTenths: TimeSpan { TimeSpan(milliseconds: milliseconds / 100 * 100) }

  /// No time at all.
  public static let zero = TimeSpan(milliseconds: 0)

  /// A length of time in whole seconds.
  public static func seconds(_ count: Int64) -> TimeSpan { TimeSpan(milliseconds: count * 1000) }
  /// A length of time in whole minutes.
  public static func minutes(_ count: Int64) -> TimeSpan { seconds(count * 60) }
  /// A length of time in whole hours.
  public static func hours(_ count: Int64) -> TimeSpan { minutes(count * 60) }

  /// Whether the first length is shorter. Negative lengths are shorter than zero.
  public static func < (shorter: TimeSpan, longer: TimeSpan) -> Bool { shorter.milliseconds < longer.milliseconds }
  /// The two lengths together.
  public static func + (one: TimeSpan, other: TimeSpan) -> TimeSpan {
    TimeSpan(milliseconds: one.milliseconds + other.milliseconds)
  }
  /// The difference of two lengths. It is negative if the second is longer.
  public static func - (one: TimeSpan, other: TimeSpan) -> TimeSpan {
    TimeSpan(milliseconds: one.milliseconds - other.milliseconds)
  }
}
