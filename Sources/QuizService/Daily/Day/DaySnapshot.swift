internal import QuizDatabase
internal import QuizEngine

/// A player's date in the daily game, as one snapshot of the store shows it.
struct DaySnapshot: Sendable {
  let selection: Selection
  /// The categories of the date's questions; empty if each player gets different questions, if it isn't today, or if
  /// the player has started all rounds.
  let scheduledCategories: [Difficulty: TriviaCategory]
  /// The player's rounds of the date, and those of other dates that are unfinished, as they are now: by date; within a
  /// date the easiest first.
  ///
  /// No timer ends a round at midnight or at the time limit. A round whose time is over is ended and counted when it is
  /// read the next time. Until then it is missing from the counts of its question's answers. It isn't missing on
  /// boards: a round without an answer has no place on them.
  let rounds: [RoundRecord]
  /// Those that must be saved.
  let changedRounds: [RoundRecord]
  /// The current streak in days; 0 for none.
  let streak: Int
  /// See ``DayProgress/dayNumber``.
  let dayNumber: Int?

  /// - Parameters:
  ///   - stored: the player's rounds of the date, and the unfinished ones of other dates, as stored.
  ///   - advance: what has changed in them since.
  init(
    _ selection: Selection, rounds stored: [RoundRecord], after advance: RoundAdvance, in db: some SQLReader
  ) throws {
    let items = ItemRows(db: db)
    let isShared = selection.drawMode == .shared
    self.selection = selection
    rounds = stored.map(advance.applied).filter { $0.date == selection.date || !$0.round.isFinished }
      .sorted { ($0.date, $0.difficulty) < ($1.date, $1.difficulty) }
    changedRounds = stored.compactMap(advance.changed)
    let isStartable = selection.isToday && rounds.count { $0.date == selection.date } < Difficulty.allCases.count
    scheduledCategories =
      isShared && isStartable ? try items.scheduledCategories(of: selection.game, on: selection.date) : [:]
    streak = try StreakReader(db: db, accountID: selection.accountID, calendar: selection.calendar).length()
    let firstDate = isShared ? try items.firstDate(of: selection.game) : nil
    dayNumber = firstDate.flatMap { $0 <= selection.date ? selection.date - $0 + 1 : nil }
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
      && scheduledCategories.count < Difficulty.allCases.count
  }

  /// The date's three questions as the player sees them.
  var progress: DayProgress {
    let roundsOfDate = roundsOfDate
    let entries = Difficulty.allCases.map { difficulty in
      let record = roundsOfDate.first { $0.difficulty == difficulty }
      let scheduled = scheduledCategories[difficulty]
      return DayProgress.Entry(
        difficulty: difficulty, category: record?.question.category ?? scheduled, record: record,
        isAvailable: record != nil || selection.isToday && (scheduled != nil || selection.drawMode == .personal))
    }
    return DayProgress(
      date: selection.date, readAt: selection.now, entries: entries, dayNumber: dayNumber, streak: streak)
  }
}
