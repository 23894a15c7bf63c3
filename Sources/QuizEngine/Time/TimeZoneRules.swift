/// The rules of a time zone: which local date it has at each instant.
public protocol TimeZoneRules: Sendable {
  /// The zone's offset from UTC at an instant. It is positive in the east.
  func offset(at instant: Timestamp) -> TimeSpan

  /// The first instant of a date. If the zone skipped the date, it is the first instant of the next one.
  ///
  /// Dates never go back: if clocks are set back across midnight, the new date has begun at the first midnight.
  func startOfDay(of date: CalendarDate) -> Timestamp
}

extension TimeZoneRules {
  /// The zone's date at an instant.
  public func date(at instant: Timestamp) -> CalendarDate {
    let date = CalendarDate(of: instant, offset: offset(at: instant))
    // Clocks that are set back across midnight show the old date a second time.
    return startOfDay(of: date + 1) <= instant ? date + 1 : date
  }

  /// Whether the zone has this date. For example, Samoa skipped 30 December 2011.
  public func hasDate(_ date: CalendarDate) -> Bool { startOfDay(of: date) < startOfDay(of: date + 1) }
}
