/// An instant, in milliseconds since 1970-01-01 00:00 UTC.
public struct Timestamp: Hashable, Comparable, Sendable {
  public let milliseconds: Int64

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static func < (earlier: Timestamp, later: Timestamp) -> Bool { earlier.milliseconds < later.milliseconds }

  public static func + (instant: Timestamp, span: Span) -> Timestamp {
    Timestamp(milliseconds: instant.milliseconds + span.milliseconds)
  }

  public static func - (instant: Timestamp, span: Span) -> Timestamp {
    Timestamp(milliseconds: instant.milliseconds - span.milliseconds)
  }

  /// What passed from one instant to another; negative where the other one comes first.
  public static func - (later: Timestamp, earlier: Timestamp) -> Span {
    Span(milliseconds: later.milliseconds - earlier.milliseconds)
  }
}

/// A length of time, in milliseconds.
public struct Span: Hashable, Comparable, Sendable {
  public let milliseconds: Int64

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static let zero = Span(milliseconds: 0)

  public static func seconds(_ count: Int64) -> Span { Span(milliseconds: count * 1000) }
  public static func minutes(_ count: Int64) -> Span { seconds(count * 60) }
  public static func hours(_ count: Int64) -> Span { minutes(count * 60) }

  public static func < (shorter: Span, longer: Span) -> Bool { shorter.milliseconds < longer.milliseconds }
  public static func + (one: Span, other: Span) -> Span { Span(milliseconds: one.milliseconds + other.milliseconds) }
  public static func - (one: Span, other: Span) -> Span { Span(milliseconds: one.milliseconds - other.milliseconds) }
}
