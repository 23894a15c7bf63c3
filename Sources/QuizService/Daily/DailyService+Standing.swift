internal import QuizDatabase
internal import QuizEngine

// What a player's day shows about the game and other players.
extension DailyService {
  /// Where a player stands on a date whose rounds are all over; nil for guests.
  ///
  /// - Parameter records: the player's rounds of the date.
  func standing(
    of account: Account, with records: [RoundRecord], on date: CalendarDate, db: ReadConnection
  ) throws -> Standing? {
    guard !account.isGuest, gameSettings.drawMode == .shared, records.count == Difficulty.allCases.count,
      records.allSatisfy(\.round.isOver), let gameLanguage = records.first?.item.game
    else { return nil }
    return try BoardReader(db: db, accountID: account.id).standing(
      on: DayBoardSelection(language: gameLanguage, date: date))
  }

  /// Counts the days since the first date of a game: 1 on that date. It is nil if each player gets different questions, or
  /// before the first.
  func dayNumber(of date: CalendarDate, in gameLanguage: Language, db: some SQLReader) throws -> Int? {
    guard gameSettings.drawMode == .shared, let first = try ItemRows(db: db).firstDate(of: gameLanguage), first <= date
    else { return nil }
    return date - first + 1
  }
}
