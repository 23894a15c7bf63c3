internal import QuizEngine

/// Which date of which player a ``DailySnapshot`` shows, and when.
struct SnapshotRequest: Sendable {
  let accountID: AccountID
  let date: CalendarDate
  /// Whether it is the date of the player's calendar now.
  let isToday: Bool
  let gameLanguage: Language
  /// Whether the date's questions are on the schedule, because all players get the same, and can be started today.
  let readsSchedule: Bool
  let calendar: StreakCalendar
  let now: Timestamp

  /// - Parameter date: nil is today.
  init(of account: Account, on date: CalendarDate?, _ gameSettings: GameSettings, at now: Timestamp) {
    let today = account.calendar.date(at: now)
    accountID = account.id
    self.date = date ?? today
    isToday = self.date == today
    gameLanguage = gameSettings.gameLanguage(of: account)
    readsSchedule = gameSettings.drawMode == .shared && isToday
    calendar = StreakCalendar(account.calendar, at: now)
    self.now = now
  }
}
