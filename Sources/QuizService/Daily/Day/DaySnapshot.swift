internal import QuizDatabase
internal import QuizEngine

/// A player's date in the daily game, as one snapshot of the store shows it.
struct DaySnapshot: Sendable {
  let selection: DaySelection
  /// The date's questions by difficulty; empty if each player gets different questions, or if it isn't today.
  let schedule: [Difficulty: ItemRecord]
  let current: CurrentRounds
  /// How long the streak is that the player can continue today; 0 if there is none.
  let streak: Int
  /// See ``DayProgress/dayNumber``.
  let dayNumber: Int?

  init(_ selection: DaySelection, in db: some SQLReader) throws {
    let items = ItemRows(db: db)
    let isShared = selection.drawMode == .shared
    self.selection = selection
    schedule = isShared && selection.isToday ? try items.items(of: selection.game, on: selection.date) : [:]
    current = try RoundRows(db: db).current(on: selection.date, advance: selection.roundAdvance)
    streak = try StreakReader(db: db, accountID: selection.accountID, calendar: selection.calendar).length()
    let firstDate = isShared ? try items.firstDate(of: selection.game) : nil
    dayNumber = firstDate.flatMap { $0 <= selection.date ? selection.date - $0 + 1 : nil }
  }

  /// The rounds of the date, in the order of ``Difficulty/allCases``.
  var recordsOfDate: [RoundRecord] { current.records.filter { $0.date == selection.date } }

  /// Whether a question is missing that the player could start.
  var lacksQuestions: Bool {
    selection.drawMode == .shared && selection.isToday && recordsOfDate.count < Difficulty.allCases.count
      && schedule.count < Difficulty.allCases.count
  }

  /// The date's three questions as the player sees them.
  var progress: DayProgress {
    let entries = Difficulty.allCases.map { difficulty in
      let record = recordsOfDate.first { $0.difficulty == difficulty }
      let scheduled = schedule[difficulty]
      return DayEntry(
        difficulty: difficulty, category: (record?.item ?? scheduled)?.content.question.category, record: record,
        isAvailable: record != nil || selection.isToday && (scheduled != nil || selection.drawMode == .personal))
    }
    return DayProgress(date: selection.date, readAt: selection.now, entries: entries, dayNumber: dayNumber)
  }
}
