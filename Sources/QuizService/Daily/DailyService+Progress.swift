internal import QuizDatabase
package import QuizEngine

extension DailyService {
  /// Updates a player's date and reads it: the rounds, and which questions can still be started. See
  /// ``updateAndReadSnapshot(of:on:_:)``.
  ///
  /// - Parameter date: today, or the date of one of the player's rounds.
  package func updateAndReadProgress(of player: Player, on date: CalendarDate) async throws(DailyError) -> DayProgress {
    let gameLanguage = gameSettings.gameLanguage(of: player.account)
    let (day, dayNumber) = try await updateAndReadSnapshot(of: player, on: date) { [self] db, day in
      try self.dayNumber(of: day.date, in: gameLanguage, db: db)
    }
    return progress(of: day, dayNumber: dayNumber)
  }

  func progress(of day: DailySnapshot, dayNumber: Int?) -> DayProgress {
    DayProgress(date: day.date, entries: entries(of: day, with: day.current.records), dayNumber: dayNumber)
  }

  /// The date's three questions as the player sees them.
  ///
  /// - Parameter records: the rounds of ``DailySnapshot/current``, or as they are after an action.
  func entries(of day: DailySnapshot, with records: [RoundRecord]) -> [DayProgress.Entry] {
    Difficulty.allCases.map { difficulty in
      let record = records.first { $0.date == day.date && $0.difficulty == difficulty }
      let scheduled = day.schedule[difficulty]
      return DayProgress.Entry(
        difficulty: difficulty, category: (record?.item.content ?? scheduled)?.question.category, record: record,
        isAvailable: record != nil || day.isToday && (scheduled != nil || gameSettings.drawMode == .personal))
    }
  }
}
