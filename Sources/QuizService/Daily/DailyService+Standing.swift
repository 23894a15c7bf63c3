internal import QuizDatabase
internal import QuizEngine

// What a player learns about their own streak and about others.
extension DailyService {
  /// How long the streak is that the player can continue today; 0 if there is none. Each page's header shows it.
  package func currentStreak(of player: Player) async throws(DailyError) -> Int {
    let calendar = StreakCalendar(player.account.calendar, at: dependencies.now())
    return try await streak(of: player.account.id, calendar)
  }

  /// Where a player stands on a date whose rounds are all over; nil for guests.
  ///
  /// - Parameter rounds: the player's rounds of the date.
  func standing(
    of account: Account, with rounds: [RoundRecord], on date: CalendarDate, _ db: any SQLConnection
  ) throws -> Standing? {
    guard !account.isGuest, gameSettings.drawMode == .shared, rounds.count == Difficulty.allCases.count,
      rounds.allSatisfy(\.round.isOver), let gameLanguage = rounds.first?.question.language
    else { return nil }
    return try BoardReader(db: db, accountID: account.id).standing(
      on: DayBoardSelection(language: gameLanguage, date: date))
  }

  /// Counts the days since the house's first question in the player's language: 1 on its date. It is nil if each player
  /// gets different questions, or before the first.
  func dayNumber(of date: CalendarDate, in language: Language, _ db: any SQLConnection) throws -> Int? {
    guard gameSettings.drawMode == .shared, let first = try ItemRows(db: db).firstDate(of: language), first <= date
    else { return nil }
    return date - first + 1
  }
}
