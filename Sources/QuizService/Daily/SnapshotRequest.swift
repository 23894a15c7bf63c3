internal import QuizEngine

/// Which date of which player a ``DailySnapshot`` shows, and when.
struct SnapshotRequest: Sendable {
  let accountID: AccountID
  let date: CalendarDate
  /// Whether it is the date of the player's calendar now.
  let isToday: Bool
  let gameLanguage: Language
  /// Whether all players of the game get the same questions, and it is today.
  let hasSharedQuestions: Bool
  let calendar: StreakCalendar
  let now: Timestamp

  /// - Parameter date: nil is today.
  init(of account: Account, on date: CalendarDate?, _ gameSettings: GameSettings, at now: Timestamp) {
    let today = account.calendar.date(at: now)
    accountID = account.id
    self.date = date ?? today
    isToday = self.date == today
    gameLanguage = gameSettings.gameLanguage(of: account)
    hasSharedQuestions = gameSettings.drawMode == .shared && isToday
    calendar = StreakCalendar(account.calendar, at: now)
    self.now = now
  }
}
