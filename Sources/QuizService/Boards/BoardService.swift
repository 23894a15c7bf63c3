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

  /// The board of the player's game, as of one moment.
  package func board(_ request: BoardRequest, for account: Account) async throws(BoardError) -> BoardOverview {
    guard gameSettings.drawMode == .shared else { throw .personalDraw }
    let language = gameSettings.gameLanguage(of: account)
    let languages = gameSettings.languages
    let today = account.calendar.date(at: dependencies.now())
    return try await store.read(.snapshot) { db in
      let groups = try GroupRows(db: db).all(of: account.id)
      let group = groups.first { $0.invitation == request.group }
      if request.group != nil, group == nil { throw BoardError.noSuchGroup }
      let first = try ItemRows(db: db).firstDate(of: language)
      let dates = min(first ?? today, today)...today
      let period = request.period ?? .day(today)
      guard period.isWithin(dates) else { throw BoardError.noSuchDate }
      let boards = BoardReader(db: db, accountID: account.id, limit: Self.boardEntryLimit)
      let page = try boards.page(of: period, language, group?.id)
      var week: BoardPage?
      if case .day(let date) = period { week = try boards.page(of: .week(date.monday), language, group?.id) }
      let games = Set(try QuestionRows(db: db).languages().map { languages.gameLanguage(of: $0) })
      return BoardOverview(
        period: period, group: group, groups: groups, page: page, week: week, isOneOfSeveral: games.count > 1,
        languages: languages.languages(of: language), today: today, dates: dates)
    }
  }
}

extension BoardReader {
  /// The board of a period.
  fileprivate func page(of period: BoardRequest.Period, _ language: Language, _ groupID: GroupID?) throws -> BoardPage {
    switch period {
    case .day(let date): try page(of: DayBoardSelection(language: language, date: date, groupID: groupID))
    case .question(let date, let difficulty):
      try page(of: QuestionBoardSelection(language: language, difficulty: difficulty, date: date, groupID: groupID))
    case .week(let monday): try page(of: WeekBoardSelection(language: language, monday: monday, groupID: groupID))
    }
  }
}
