internal import QuizDatabase
package import QuizEngine
internal import StoreStatus

/// What a player has made of the three questions of a date.
package struct DayProgress: Hashable, Sendable {
  /// One of the day's three questions.
  package struct Entry: Hashable, Sendable {
    package let difficulty: Difficulty
    /// Nil before there is a question; with a personal draw, before Start.
    package let category: TriviaCategory?
    /// Nil before Start.
    package let round: RoundRecord?
    /// Whether the round was started or can be: there is a question. With a personal draw it is true today; whether
    /// there is a question is known at Start.
    package let isAvailable: Bool
  }

  package let date: CalendarDate
  /// In the order of ``Difficulty/allCases``.
  package let entries: [Entry]
  /// Counts the days of the house's questions in the player's language; nil if there is no such count.
  package let dayNumber: Int?
}

extension DailyService {
  /// A player's rounds of a date, and which of its questions can still be started. Questions that are missing are drawn,
  /// and rounds that time has ended are stored; see ``updateAndReadSnapshot(of:on:_:)``.
  ///
  /// - Parameter date: today, or the date of one of the player's rounds.
  package func progress(of player: Player, on date: CalendarDate) async throws(DailyError) -> DayProgress {
    let gameLanguage = gameSettings.gameLanguage(of: player.account)
    let (day, dayNumber) = try await updateAndReadSnapshot(of: player, on: date) { [self] db, day in
      try self.dayNumber(of: day.date, in: gameLanguage, db)
    }
    return progress(day, dayNumber: dayNumber)
  }

  func progress(_ day: DailySnapshot, dayNumber: Int?) -> DayProgress {
    DayProgress(date: day.date, entries: entries(of: day, with: day.current.rounds), dayNumber: dayNumber)
  }
}
