/// An instant, in milliseconds since 1970-01-01 00:00 UTC, without leap seconds.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Since 1970-01-01 00:00 UTC; negative before.
  public let milliseconds: Int64

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static func < (earlier: Timestamp, later: Timestamp) -> Bool { earlier.milliseconds < later.milliseconds }

  public static func + (instant: Timestamp, span: TimeSpan) -> Timestamp {
    Timestamp(milliseconds: instant.milliseconds + span.milliseconds)
  }

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

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static let zero = TimeSpan(milliseconds: 0)

  public static func seconds(_ count: Int64) -> TimeSpan { TimeSpan(milliseconds: count * 1000) }
  public static func minutes(_ count: Int64) -> TimeSpan { seconds(count * 60) }
  public static func hours(_ count: Int64) -> TimeSpan { minutes(count * 60) }

  public static func < (shorter: TimeSpan, longer: TimeSpan) -> Bool { shorter.milliseconds < longer.milliseconds }
  public static func + (one: TimeSpan, other: TimeSpan) -> TimeSpan {
    TimeSpan(milliseconds: one.milliseconds + other.milliseconds)
  }
  public static func - (one: TimeSpan, other: TimeSpan) -> TimeSpan {
    TimeSpan(milliseconds: one.milliseconds - other.milliseconds)
  }
}
