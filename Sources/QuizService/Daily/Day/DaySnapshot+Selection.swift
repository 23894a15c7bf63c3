internal import QuizEngine

extension DaySnapshot {
  /// Which date of which player a page shows, and when.
  struct Selection: Sendable {
    let accountID: AccountID
    let date: CalendarDate
    /// Whether it is the date of the player's calendar now, so that its questions can be started.
    let isToday: Bool
    let game: GameID
    let drawMode: DrawMode
    let calendar: StreakCalendar
    let now: Timestamp
  }
}

extension DaySnapshot.Selection {
  /// - Parameter date: today, or the date of one of the player's rounds; nil is today.
  init(of account: Account, on date: CalendarDate?, _ gameSettings: GameSettings, at now: Timestamp) {
    let today = account.calendar.date(at: now)
    self.init(
      accountID: account.id, date: date ?? today, isToday: date == nil || date == today,
      game: gameSettings.game(of: account), drawMode: gameSettings.drawMode,
      calendar: StreakCalendar(account.calendar, at: now), now: now)
  }
}
