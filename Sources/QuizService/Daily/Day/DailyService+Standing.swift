internal import QuizDatabase
internal import QuizEngine

extension DailyService {
  /// Where a player stands on a date; see ``DailyHome/standing`` for when it is nil.
  ///
  /// - Parameter records: the player's rounds of the date.
  func standing(
    of account: Account, with records: [RoundRecord], on date: CalendarDate, db: ReadConnection
  ) throws -> Standing? {
    guard !account.isGuest, gameSettings.hasBoards, records.count == Difficulty.allCases.count,
      records.allSatisfy(\.round.isFinished), let game = records.first?.item.game
    else { return nil }
    return try BoardReader(db: db, accountID: account.id).standing(on: DayBoardSelection(game: game, date: date))
  }

  /// Whether a page says that a round enters no board because it is withheld. A house without boards has nothing to
  /// say.
  func isShownAsWithheld(_ ranking: RoundRanking) -> Bool { gameSettings.hasBoards && ranking == .withheld }
}
