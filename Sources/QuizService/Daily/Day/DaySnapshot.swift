internal import QuizDatabase
internal import QuizEngine

/// A player's date in the daily game, as one snapshot of the store shows it.
struct DaySnapshot: Sendable {
  let request: DayRequest
  /// The date's questions by difficulty; empty if each player gets different questions, or if it isn't today.
  let schedule: [Difficulty: ItemRecord]
  let current: CurrentRounds
  /// How long the streak is that the player can continue today; 0 if there is none.
  let streak: Int
  /// See ``DayProgress/dayNumber``.
  let dayNumber: Int?

  init(_ request: DayRequest, in db: some SQLReader) throws {
    let items = ItemRows(db: db)
    let isShared = request.drawMode == .shared
    self.request = request
    schedule = isShared && request.isToday ? try items.items(of: request.game, on: request.date) : [:]
    current = try RoundRows(db: db).current(on: request.date, before: request.roundAdvance)
    streak = try StreakReader(db: db, accountID: request.accountID, calendar: request.calendar).length()
    let firstDate = isShared ? try items.firstDate(of: request.game) : nil
    dayNumber = firstDate.flatMap { $0 <= request.date ? request.date - $0 + 1 : nil }
  }

  /// The rounds of the date, in the order of ``Difficulty/allCases``.
  var recordsOfDate: [RoundRecord] { current.records.filter { $0.date == request.date } }

  /// Whether a question is missing that the player could start.
  var lacksQuestions: Bool {
    request.drawMode == .shared && request.isToday && recordsOfDate.count < Difficulty.allCases.count
      && schedule.count < Difficulty.allCases.count
  }

  /// The date's three questions as the player sees them.
  var progress: DayProgress {
    let entries = Difficulty.allCases.map { difficulty in
      let record = recordsOfDate.first { $0.difficulty == difficulty }
      let scheduled = schedule[difficulty]
      return DayEntry(
        difficulty: difficulty, category: (record?.item ?? scheduled)?.content.question.category, record: record,
        isAvailable: record != nil || request.isToday && (scheduled != nil || request.drawMode == .personal))
    }
    return DayProgress(date: request.date, readAt: request.now, entries: entries, dayNumber: dayNumber)
  }
}
