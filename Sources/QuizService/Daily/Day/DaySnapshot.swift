internal import QuizDatabase
internal import QuizEngine

/// A player's date in the daily game, as one snapshot of the store shows it.
struct DaySnapshot: Sendable {
  let selection: Selection
  /// The date's questions by difficulty; empty if each player gets different questions, or if it isn't today.
  let scheduledItems: [Difficulty: ItemRecord]
  /// All unfinished rounds, before time changes them.
  let storedUnfinishedRounds: [RoundRecord]
  /// See ``rounds(unfinished:ofDate:on:at:)``.
  let rounds: [RoundRecord]
  /// The current streak in days; 0 for none.
  let streak: Int
  /// See ``DayProgress/dayNumber``.
  let dayNumber: Int?

  init(_ selection: Selection, in db: some SQLReader) throws {
    let items = ItemRows(db: db)
    let isShared = selection.drawMode == .shared
    self.selection = selection
    scheduledItems = isShared && selection.isToday ? try items.items(of: selection.game, on: selection.date) : [:]
    let rounds = RoundRows(db: db)
    storedUnfinishedRounds = try rounds.unfinished(of: selection.accountID)
    self.rounds = Self.rounds(
      unfinished: storedUnfinishedRounds, ofDate: try rounds.all(of: selection.accountID, on: selection.date),
      on: selection.date, at: selection.now)
    streak = try StreakReader(db: db, accountID: selection.accountID, calendar: selection.calendar).length()
    let firstDate = isShared ? try items.firstDate(of: selection.game) : nil
    dayNumber = firstDate.flatMap { $0 <= selection.date ? selection.date - $0 + 1 : nil }
  }

  /// A player's rounds of one date, and those of other dates that are unfinished, as time alone has changed them.
  ///
  /// No timer ends a round at midnight or at the time limit. A round whose time is over is ended and counted when it is
  /// read the next time. Until then it is missing from the counts of its question's answers. It isn't missing on
  /// boards: a round without an answer has no place on them.
  ///
  /// - Parameters:
  ///   - unfinished: all unfinished rounds, as stored.
  ///   - ofDate: all rounds of the date, as stored.
  /// - Returns: by date; within a date the easiest first.
  static func rounds(
    unfinished: [RoundRecord], ofDate: [RoundRecord], on date: CalendarDate, at now: Timestamp
  ) -> [RoundRecord] {
    let others = unfinished.map { $0.advanced(to: now) }.filter { !$0.round.isFinished && $0.date != date }
    return (others + ofDate.map { $0.advanced(to: now) }).sorted { ($0.date, $0.difficulty) < ($1.date, $1.difficulty) }
  }

  /// Those of ``rounds`` that are of the date, the easiest first.
  var roundsOfDate: [RoundRecord] { rounds.filter { $0.date == selection.date } }

  /// The rankings of the date's rounds, and of those that the player can still start.
  func rankings(of player: Player) -> [RoundRanking] {
    let canStart = selection.isToday && roundsOfDate.count < Difficulty.allCases.count
    return roundsOfDate.map(\.ranking) + (canStart ? [player.ranking(on: selection.date)] : [])
  }

  /// Whether a question is missing that the player could start.
  var lacksQuestions: Bool {
    selection.drawMode == .shared && selection.isToday && roundsOfDate.count < Difficulty.allCases.count
      && scheduledItems.count < Difficulty.allCases.count
  }

  /// The date's three questions as the player sees them.
  var progress: DayProgress {
    let entries = Difficulty.allCases.map { difficulty in
      let record = roundsOfDate.first { $0.difficulty == difficulty }
      let scheduled = scheduledItems[difficulty]
      return DayProgress.Entry(
        difficulty: difficulty, category: (record?.item ?? scheduled)?.content.question.category, record: record,
        isAvailable: record != nil || selection.isToday && (scheduled != nil || selection.drawMode == .personal))
    }
    return DayProgress(date: selection.date, readAt: selection.now, entries: entries, dayNumber: dayNumber)
  }
}
