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

    init(
      accountID: AccountID, date: CalendarDate, isToday: Bool, game: GameID, drawMode: DrawMode,
      calendar: StreakCalendar, now: Timestamp
    ) {
      self.accountID = accountID
      self.date = date
      self.isToday = isToday
      self.game = game
      self.drawMode = drawMode
      self.calendar = calendar
      self.now = now
    }

    /// - Parameter date: today, or the date of one of the player's rounds; nil is today.
    init(of account: Account, on date: CalendarDate?, _ gameSettings: GameSettings, at now: Timestamp) {
      let today = account.calendar.date(at: now)
      self.date = date ?? today
      isToday = self.date == today
      game = gameSettings.game(of: account)
      drawMode = gameSettings.drawMode
      calendar = StreakCalendar(account.calendar, at: now)
      accountID = account.id
      self.now = now
    }
  }
}
