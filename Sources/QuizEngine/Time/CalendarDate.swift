/// A date of the Gregorian calendar, without a time of day or a time zone.
public struct CalendarDate: Hashable, Strideable, Sendable {
  /// The number of days since 1970-01-01.
  public let epochDay: Int

  /// - Parameter epochDay: days since 1970-01-01; negative before.
  public init(epochDay: Int) { self.epochDay = epochDay }

  /// Whether the first date is before the second.
  public static func < (earlier: CalendarDate, later: CalendarDate) -> Bool { earlier.epochDay < later.epochDay }

  /// The date this many days later.
  public static func + (date: CalendarDate, days: Int) -> CalendarDate { CalendarDate(epochDay: date.epochDay + days) }
  /// The date this many days earlier.
  public static func - (date: CalendarDate, days: Int) -> CalendarDate { CalendarDate(epochDay: date.epochDay - days) }
  /// The number of days from one date to another. It is negative if the other one is later.
  public static func - (later: CalendarDate, earlier: CalendarDate) -> Int { later.epochDay - earlier.epochDay }

  public func distance(to other: CalendarDate) -> Int { other - self }

  public func advanced(by days: Int) -> CalendarDate { self + days }

  /// The number of days since Monday, 0 to 6.
  public var weekday: Int { ((epochDay + 3) % 7 + 7) % 7 }

  /// The Monday of the same week. Weeks begin on Monday.
  public var monday: CalendarDate { self - weekday }

  /// The instant 00:00 UTC of this date.
  public var midnightUTC: Timestamp { Timestamp(milliseconds: Int64(epochDay) * 86_400_000) }

  /// The date of an instant by clocks with this offset from UTC.
  public init(of instant: Timestamp, offset: TimeSpan) {
    let milliseconds = instant.milliseconds + offset.milliseconds
    let days = milliseconds / 86_400_000
    epochDay = Int(milliseconds % 86_400_000 < 0 ? days - 1 : days)
  }
}

// The conversions count years from March, so that the leap day is the last day of its year. They count in eras of 400
// years, which have 146,097 days (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
extension CalendarDate {
  /// Creates the date with these components.
  ///
  /// - Parameters:
  ///   - year: 1 to 9999.
  ///   - month: 1 to 12.
  ///   - day: 1 to the length of the month.
  /// - Returns: nil if a component is out of range.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(epochDay: era * 146_097 + dayOfEra - 719_468)
    guard components == (year, month, day) else { return nil }
  }

  /// Year, month and day. The date must be in year 1 or later.
  public var components: (year: Int, month: Int, day: Int) {
    let shifted = epochDay + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * fromMarch + 2) / 5 + 1)
  }

  /// The date in ISO 8601 format: `2026-11-21`.
  public var text: String {
    let (year, month, day) = components
    func padded(_ value: Int, _ length: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
    }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }

  /// Reads the format of ``text``; nil for anything else.
  public init?(text: some StringProtocol) {
    let digits = Array(text.utf8)
    guard digits.count == 10, digits[4] == 0x2D, digits[7] == 0x2D else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      range.reduce(0) { value, index in
        guard let value, (0x30...0x39).contains(digits[index]) else { return nil }
        return value * 10 + Int(digits[index] - 0x30)
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
