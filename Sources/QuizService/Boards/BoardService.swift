internal import QuizDatabase
import QuizEngine

/// The boards of the daily game.
package struct BoardService: Sendable {
  let store: StoreHandle<BoardError>
  let gameSettings: GameSettings
  let dependencies: Dependencies
}

extension BoardService {
  /// How many entries a board shows.
  package static let boardEntryLimit = 50

  /// The board of the player's game, as of one moment. For dates on which the player played only another
  /// game, it is that game's board.
  package func board(_ request: BoardRequest, for account: Account) async throws(BoardError) -> BoardOverview {
    guard gameSettings.hasBoards else { throw .personalDraw }
    let current = gameSettings.game(of: account)
    let languages = gameSettings.languages
    let today = account.calendar.date(at: dependencies.now())
    return try await store.read(.snapshot) { db in
      let groups = try GroupRows(db: db).all(of: account.id)
      let group = groups.first { $0.invitation == request.group }
      if request.group != nil, group == nil { throw BoardError.noSuchGroup }
      let firstDates = [try ItemRows(db: db).firstDate(of: current), try RoundRows(db: db).firstDate(of: account.id)]
      let dates = min(firstDates.compactMap(\.self).min() ?? today, today)...today
      let period = request.period ?? .day(today)
      guard period.isWithin(dates) else { throw BoardError.noSuchDate }
      let boards = BoardReader(db: db, accountID: account.id, limit: Self.boardEntryLimit)
      let game = try boards.game(of: period, current: current)
      var week: BoardPage?
      if case .day(let date) = period {
        week = try boards.page(of: .week(date.monday), current: current, group?.id)
      }
      return BoardOverview(
        period: period, group: group, groups: groups, page: try boards.page(of: period, game, group?.id), week: week,
        isOneOfSeveral: try GameLanguageRows(db: db).games().count > 1 || game != current,
        languages: languages.languages(of: game), today: today, dates: dates)
    }
  }
}

extension BoardReader {
  /// The game whose board of a period a player looks for: their present one, unless they played only others then.
  ///
  /// - Parameter current: the player's present game.
  fileprivate func game(of period: BoardRequest.Period, current: GameID) throws -> GameID {
    guard let accountID else { return current }
    let dates = period.dates
    let played = try db.all(BoardStatement.gamesOfDates, [accountID, dates.lowerBound, dates.upperBound]) {
      try $0[0] as GameID
    }
    return played.contains(current) ? current : played.first ?? current
  }

  /// The board of a period, of the game that ``game(of:current:)`` finds.
  func page(of period: BoardRequest.Period, current: GameID, _ groupID: GroupID?) throws -> BoardPage {
    try page(of: period, game(of: period, current: current), groupID)
  }

  /// The board of a period.
  fileprivate func page(of period: BoardRequest.Period, _ game: GameID, _ groupID: GroupID?) throws -> BoardPage {
    switch period {
    case .day(let date): try page(of: DayBoardSelection(game: game, date: date, groupID: groupID))
    case .question(let date, let difficulty):
      try page(of: QuestionBoardSelection(game: game, difficulty: difficulty, date: date, groupID: groupID))
    case .week(let monday): try page(of: WeekBoardSelection(game: game, monday: monday, groupID: groupID))
    }
  }
}
