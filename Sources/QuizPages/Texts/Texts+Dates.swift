public import QuizEngine

extension Texts {
  /// Dates and times as the language writes them.
  public struct Dates: Sendable {
    /// With weekday and year, as a heading.
    public let full: @Sendable (_ date: CalendarDate) -> String
    /// With the year, within a sentence or a table.
    public let date: @Sendable (_ date: CalendarDate) -> String
    /// Seven dates from a Monday on.
    public let week: @Sendable (_ monday: CalendarDate) -> String
    /// As a heading.
    public let month: @Sendable (_ month: CalendarMonth) -> String
    public let weekdays: Weekdays
    /// What stands before tenths of a second.
    public let decimalMark: String

    /// The days of the week, as a calendar's columns are headed.
    public struct Weekdays: Sendable {
      public let monday: Name
      public let tuesday: Name
      public let wednesday: Name
      public let thursday: Name
      public let friday: Name
      public let saturday: Name
      public let sunday: Name

      public struct Name: Sendable {
        public let short: String
        public let full: String
      }

      /// From Monday on.
      public var all: [Name] { [monday, tuesday, wednesday, thursday, friday, saturday, sunday] }
    }
  }
}

extension Texts.Dates {
  /// Minutes, seconds and tenths, with hours where there are any: `0:07.4`, `1:02:03.0`. What is left of a tenth is cut
  /// off, so that times read in the order that they have.
  public func time(_ span: TimeSpan) -> String {
    let tenths = Int(span.milliseconds / 100 % 10)
    return Self.clock(span) + decimalMark + String(tenths)
  }

  /// As a stopwatch shows it, without tenths: `00:07`, `1:02:03`.
  public static func watch(_ span: TimeSpan) -> String {
    span < .minutes(10) ? "0" + clock(span) : clock(span)
  }

  private static func clock(_ span: TimeSpan) -> String {
    let seconds = Int(span.milliseconds / 1000)
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let head = hours > 0 ? String(hours) + ":" + padded(minutes) : String(minutes)
    return head + ":" + padded(seconds % 60)
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0" + String(number) : String(number) }
}
