internal import QuizDatabase
internal import QuizEngine

/// Which date of which player a ``DailySnapshot`` shows, and when.
struct SnapshotRequest: Sendable {
  let accountID: AccountID
  let date: CalendarDate
  /// Whether it is the date of the player's calendar now.
  let isToday: Bool
  let gameLanguage: Language
  /// Whether all players of the language get the date's questions, and it is today.
  let hasSchedule: Bool
  let calendar: StreakCalendar
  let now: Timestamp

  /// - Parameter date: nil is today.
  init(of account: Account, on date: CalendarDate?, _ gameSettings: GameSettings, at now: Timestamp) {
    let today = account.calendar.date(at: now)
    accountID = account.id
    self.date = date ?? today
    isToday = self.date == today
    gameLanguage = gameSettings.gameLanguage(of: account)
    hasSchedule = gameSettings.drawMode == .shared && isToday
    calendar = StreakCalendar(account.calendar, at: now)
    self.now = now
  }
}

/// A player's date in the daily game, as one snapshot of the store shows it.
struct DailySnapshot: Sendable {
  let readAt: Timestamp
  let date: CalendarDate
  /// Whether it is the date of the player's calendar now, so that its questions can be started.
  let isToday: Bool
  /// The date's questions by difficulty; empty if each player gets different questions, or if it isn't today.
  let schedule: [Difficulty: TriviaItem]
  let current: CurrentRounds
  let streak: CurrentStreak

  /// The rounds of the date, in the order of ``Difficulty/allCases``.
  var roundsOfDate: [RoundRecord] { current.rounds.filter { $0.date == date } }

  /// Whether a question is missing that the player could start.
  var lacksQuestions: Bool {
    roundsOfDate.count < Difficulty.allCases.count && schedule.count < Difficulty.allCases.count
  }
}

extension DailySnapshot {
  init(_ request: SnapshotRequest, in db: any SQLConnection) throws {
    readAt = request.now
    date = request.date
    isToday = request.isToday
    schedule = request.hasSchedule ? try ItemRows(db: db).items(of: request.gameLanguage, on: request.date) : [:]
    current = try RoundRows(db: db).current(of: request.accountID, on: request.date, at: request.now)
    streak = try StreakRows(db: db).current(of: request.accountID, request.calendar)
  }
}
