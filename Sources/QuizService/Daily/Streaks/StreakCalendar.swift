internal import QuizEngine

/// A player's calendar, as far as streaks need it.
struct StreakCalendar: Sendable {
  let today: CalendarDate
  let hasDate: @Sendable (CalendarDate) -> Bool

  init(today: CalendarDate, hasDate: @escaping @Sendable (CalendarDate) -> Bool) {
    self.today = today
    self.hasDate = hasDate
  }

  init(_ calendar: PlayerCalendar<IANATimeZone>, at now: Timestamp) {
    self.init(today: calendar.date(at: now)) { calendar.hasDate($0) }
  }
}
