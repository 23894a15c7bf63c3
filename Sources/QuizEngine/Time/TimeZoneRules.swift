/// A time zone: which date its clocks show when.
public protocol TimeZoneRules: Sendable {
  /// How much more than UTC its clocks show at an instant.
  func offset(at instant: Timestamp) -> TimeSpan

  /// The first instant at which its clocks show the date, or a later one where it never had that date. Dates never go
  /// back: where clocks are set back over midnight, the new date has begun.
  func startOfDay(of date: CalendarDate) -> Timestamp
}

extension TimeZoneRules {
  public func date(at instant: Timestamp) -> CalendarDate {
    let shown = CalendarDate(of: instant, offset: offset(at: instant))
    // Clocks that were set back over midnight show the old date once more.
    return startOfDay(of: shown + 1) <= instant ? shown + 1 : shown
  }

  /// Whether the zone ever had the date: Samoa's clocks went from the 29th to the 31st of December 2011.
  public func hasDate(_ date: CalendarDate) -> Bool { startOfDay(of: date) < startOfDay(of: date + 1) }
}

/// UTC, or a place that always has the same offset from it.
public struct FixedOffsetZone: TimeZoneRules {
  private let offset: TimeSpan

  public init(offset: TimeSpan = .zero) { self.offset = offset }

  public func offset(at instant: Timestamp) -> TimeSpan { offset }
  public func startOfDay(of date: CalendarDate) -> Timestamp { date.midnightUTC - offset }
}
