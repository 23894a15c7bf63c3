public import QuizEngine

/// When the next questions open, in the player's time zone.
public struct NextOpening: Hashable, Sendable {
  /// The player's next date.
  public let date: CalendarDate
  /// The local time of the opening, since midnight.
  public let time: TimeSpan
  /// The time until the opening.
  let timeLeft: TimeSpan

  /// - Parameters:
  ///   - time: the local time of the opening, since midnight.
  ///   - timeLeft: until the opening; a negative one counts as none.
  public init(date: CalendarDate, time: TimeSpan, timeLeft: TimeSpan) {
    self.date = date
    self.time = time
    self.timeLeft = timeLeft
  }

  /// Hours and minutes: `00:00`.
  var timeOfDay: String { Self.clock(time) }

  /// Hours, and minutes rounded up. So the questions are never later than announced.
  var hoursAndMinutesLeft: (hours: Int, minutes: Int) {
    let minutes = Int((max(timeLeft, .zero).milliseconds + 59_999) / 60_000)
    return (minutes / 60, minutes % 60)
  }

  private static func clock(_ time: TimeSpan) -> String {
    let minutes = Int(time.milliseconds / 60_000)
    return (minutes / 60 % 24).twoDigits + ":" + (minutes % 60).twoDigits
  }
}
