/// A time zone: which date its clocks show when.
public protocol Zone: Sendable {
  /// How much more than UTC its clocks show at an instant.
  func offset(at instant: Timestamp) -> Span

  /// The first instant at which its clocks show the date, or a later one where it never had that date. Dates never go
  /// back: where clocks are set back over midnight, the new date has begun.
  func beginning(of date: CalendarDate) -> Timestamp
}

extension Zone {
  public func date(at instant: Timestamp) -> CalendarDate {
    let shown = CalendarDate(of: instant, offset: offset(at: instant))
    // Clocks that were set back over midnight show the old date once more.
    return beginning(of: shown + 1) <= instant ? shown + 1 : shown
  }

  /// Whether the zone ever had the date: Samoa's clocks went from the 29th to the 31st of December 2011.
  public func has(_ date: CalendarDate) -> Bool { beginning(of: date) < beginning(of: date + 1) }
}

/// UTC, or a place that always has the same offset from it.
public struct FixedZone: Zone {
  private let offset: Span

  public init(offset: Span = .zero) { self.offset = offset }

  public func offset(at instant: Timestamp) -> Span { offset }
  public func beginning(of date: CalendarDate) -> Timestamp { date.midnightUTC - offset }
}
