/// A month of the Gregorian calendar.
public struct CalendarMonth: Hashable, Comparable, Sendable {
  /// 1 to 9999.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// The first date of the month.
  public let first: CalendarDate

  /// - Returns: nil if the year isn't 1 to 9999 or the month isn't 1 to 12.
  public init?(year: Int, month: Int) {
    guard let first = CalendarDate(year: year, month: month, day: 1) else { return nil }
    self.year = year
    self.month = month
    self.first = first
  }

  /// The month that contains a date. The date must be in year 1 or later.
  public init(of date: CalendarDate) {
    let (year, month, day) = date.components
    self.year = year
    self.month = month
    first = date - (day - 1)
  }

  /// Whether the first month is before the second.
  public static func < (earlier: CalendarMonth, later: CalendarMonth) -> Bool { earlier.first < later.first }

  /// The last date of the month. `next` needs no case for a shorter month, since no month has more than 31 days.
  public var last: CalendarDate { next.first - 1 }

  /// The month after this one.
  public var next: CalendarMonth { CalendarMonth(of: first + 31) }
  /// The month before this one.
  public var previous: CalendarMonth { CalendarMonth(of: first - 1) }

  /// All dates of the month, in order.
  public var dates: [CalendarDate] { Array(first...last) }

  /// The month in ISO 8601 format: `2026-11`.
  public var text: String { String(first.text.prefix(7)) }

  /// Reads the format of ``text``; nil for anything else.
  public init?(text: some StringProtocol) {
    guard let first = CalendarDate(text: String(text) + "-01") else { return nil }
    self.init(of: first)
  }
}
