import QuizEngine
internal import StoreStatus

/// The boards of the daily game.
public struct BoardService: Sendable {
  let store: HouseStore
  let gameSettings: GameSettings
  let dependencies: Dependencies
}

extension BoardService {
  /// How many entries a board shows.
  public static let boardEntryLimit = 50

  /// The board of the player's game.
  public func board(_ request: BoardRequest, for account: Account) async throws(BoardError) -> BoardOverview {
    guard gameSettings.drawMode == .shared else { throw .personalDraw }
    let (now, language) = (dependencies.now(), gameSettings.game(of: account))
    let today = account.calendar.date(at: now)
    let groups = try await mapError(BoardError.store) { () throws(StoreError) in
      try await store.groups(of: account.id)
    }
    let group = groups.first { $0.invitation == request.group }
    if request.group != nil, group == nil { throw .noSuchGroup }
    let first = try await mapError(BoardError.store) { () throws(StoreError) in
      try await store.firstDate(of: language)
    }
    let dates = min(first ?? today, today)...today
    let period = request.period ?? .day(today)
    guard period.isWithin(dates) else { throw .noSuchDate }
    let languages = try await mapError(BoardError.store) { () throws(StoreError) in try await store.bankLanguages()
    }
    let page = try await page(of: period, language, group, for: account)
    var week: BoardPage?
    if case .day(let date) = period {
      week = try await self.page(of: .week(date.monday), language, group, for: account)
    }
    return BoardOverview(
      period: period, group: group, groups: groups, page: page, week: week,
      isOneOfSeveral: Set(languages.map(gameSettings.languages.game)).count > 1,
      languages: gameSettings.languages.languages(of: language),
      today: today, dates: dates)
  }

  private func page(
    of period: BoardRequest.Period, _ language: Language, _ group: Group?, for account: Account
  ) async throws(BoardError) -> BoardPage {
    try await mapError(BoardError.store) { () throws(StoreError) in
      switch period {
      case .day(let date):
        let board = DayBoardQuery(language: language, date: date, group: group?.id)
        return try await store.board(board, for: account.id, limit: Self.boardEntryLimit)
      case .question(let date, let difficulty):
        let board = QuestionBoardQuery(language: language, difficulty: difficulty, date: date, group: group?.id)
        return try await store.board(board, for: account.id, limit: Self.boardEntryLimit)
      case .week(let monday):
        let board = WeekBoardQuery(language: language, monday: monday, group: group?.id)
        return try await store.board(board, for: account.id, limit: Self.boardEntryLimit)
      }
    }
  }
}
