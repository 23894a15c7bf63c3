internal import QuizDatabase
internal import QuizEngine

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
  var recordsOfDate: [RoundRecord] { current.records.filter { $0.date == date } }

  /// Whether a question is missing that the player could start.
  var lacksQuestions: Bool {
    recordsOfDate.count < Difficulty.allCases.count && schedule.count < Difficulty.allCases.count
  }
}

extension DailySnapshot {
  init(_ request: SnapshotRequest, in db: some SQLReader) throws {
    readAt = request.now
    date = request.date
    isToday = request.isToday
    schedule = request.readsSchedule ? try ItemRows(db: db).items(of: request.gameLanguage, on: request.date) : [:]
    current = try RoundRows(db: db).current(of: request.accountID, on: request.date, at: request.now)
    streak = try StreakReader(db: db, accountID: request.accountID, calendar: request.calendar).current()
  }
}
