import QuizEngine

extension Texts {
  /// Formats dates and times in the language's style.
  struct Dates: Sendable {
    /// With the weekday and the year, for a heading.
    let full: @Sendable (_ date: CalendarDate) -> String
    /// With the weekday, without the year.
    let weekday: @Sendable (_ date: CalendarDate) -> String
    /// With the year, for a sentence or a table.
    let date: @Sendable (_ date: CalendarDate) -> String
    /// A date with its year, and a time of day such as `09:05`.
    let dateAndTime: @Sendable (_ date: CalendarDate, _ time: String) -> String
    /// Some dates in a row, such as a week.
    let range: @Sendable (_ dates: ClosedRange<CalendarDate>) -> String
    /// For a heading.
    let month: @Sendable (_ month: CalendarMonth) -> String
    let weekdays: Weekdays
    /// The character before tenths of a second.
    let decimalMark: String
    /// The unit of a time below a minute.
    let seconds: String

    /// The names of the weekdays for the calendar's columns.
    struct Weekdays: Sendable {
      let monday: Name
      let tuesday: Name
      let wednesday: Name
      let thursday: Name
      let friday: Name
      let saturday: Name
      let sunday: Name

      /// A weekday's name in full, and its abbreviation for the calendar.
      struct Name: Sendable {
        let short: String
        let full: String
      }

      /// All seven, from Monday on.
      var all: [Name] { [monday, tuesday, wednesday, thursday, friday, saturday, sunday] }
    }
  }
}

extension Texts.Dates {
  /// Seconds and tenths with their unit: `7.4 s`. From a minute on minutes, seconds and tenths, with hours if there are
  /// any: `1:07.4`, `1:02:03.0`. Tenths are cut off, not rounded, so that formatted times keep their order.
  func time(_ span: TimeSpan) -> String {
    let tenths = decimalMark + String(Int(span.milliseconds / 100 % 10))
    guard span < .minutes(1) else { return Self.clock(span) + tenths }
    return String(Int(span.milliseconds / 1000)) + tenths + "\u{A0}" + seconds
  }

  /// The time as a stopwatch shows it, without tenths: `0:07`, `60:00`. It never shows more than an hour.
  static func watch(_ span: TimeSpan) -> String {
    span == .minutes(60) ? "60:00" : clock(span)
  }

  private static func clock(_ span: TimeSpan) -> String {
    let seconds = Int(span.milliseconds / 1000)
    let hours = seconds / 3600
    let minutes = seconds / 60 % 60
    let head = hours > 0 ? String(hours) + ":" + minutes.twoDigits : String(minutes)
    return head + ":" + (seconds % 60).twoDigits
  }
}
