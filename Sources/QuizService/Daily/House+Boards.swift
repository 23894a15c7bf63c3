public import QuizEngine

/// Which board somebody wants to see.
public struct BoardRequest: Hashable, Sendable {
  public enum Period: Hashable, Sendable {
    case day(CalendarDate, Difficulty)
    /// The week from a Monday on.
    case week(CalendarDate)
  }

  /// Nil is today's easy one.
  public let period: Period?
  /// A private group, by its invitation; nil is everybody's.
  public let group: Token128?

  public init(period span: Period?, group: Token128?) {
    self.period = span
    self.group = group
  }
}

/// A board as a player sees it.
public struct BoardOverview: Sendable {
  public let period: BoardRequest.Period
  /// Whose board it is; nil for everybody's.
  public let group: Group?
  /// The player's groups, the first joined first.
  public let groups: [Group]
  public let page: BoardPage
  /// The language in which the player plays, and all others on the board.
  public let language: Language
  /// Whether there are questions in other languages too.
  public let hasOtherLanguages: Bool
  /// The player's own date.
  public let today: CalendarDate
  /// From the first that had a question, or else today, to the last that has begun somewhere.
  public let dates: ClosedRange<CalendarDate>
}

/// Why there is no such board.
public enum BoardError: Error, Hashable, Sendable {
  /// It hasn't begun anywhere, or lies before the first one.
  case noSuchDate
  /// There is no such group, or the player isn't in it.
  case noSuchGroup
  /// Everybody gets questions of their own.
  case personalDraw
  case store(StoreError)
}

extension House {
  /// How many places a board shows from the top.
  public static let boardEntryLimit = 50

  /// A board of the language in which the player plays.
  public func board(_ request: BoardRequest, for account: Account) async throws(BoardError) -> BoardOverview {
    guard gameSettings.drawMode == .shared else { throw .personalDraw }
    let (now, language) = (dependencies.now(), account.settings.language)
    let today = account.calendar.date(at: now)
    let groups = try await mapError(BoardError.store) { () throws(StoreError) in
      try await dailyStore.groups(of: account.id)
    }
    let group = groups.first { $0.invitation == request.group }
    if request.group != nil, group == nil { throw .noSuchGroup }
    let first = try await mapError(BoardError.store) { () throws(StoreError) in
      try await bankStore.firstDate(of: language)
    }
    let dates = min(first ?? today, today)...max(today, CalendarDate(begunSomewhereAt: now))
    let span = request.period ?? .day(today, .easy)
    guard span.isWithin(dates) else { throw .noSuchDate }
    let languages = try await mapError(BoardError.store) { () throws(StoreError) in try await bankStore.bankLanguages()
    }
    let page = try await page(of: span, language, group, for: account)
    return BoardOverview(
      period: span, group: group, groups: groups, page: page, language: language,
      hasOtherLanguages: languages.count > 1,
      today: today, dates: dates)
  }

  private func page(
    of span: BoardRequest.Period, _ language: Language, _ group: Group?, for account: Account
  ) async throws(BoardError) -> BoardPage {
    try await mapError(BoardError.store) { () throws(StoreError) in
      switch span {
      case .day(let date, let difficulty):
        let board = DayBoardQuery(language: language, difficulty: difficulty, date: date, group: group?.id)
        return try await dailyStore.board(board, for: account.id, limit: Self.boardEntryLimit)
      case .week(let monday):
        let board = WeekBoardQuery(language: language, monday: monday, group: group?.id)
        return try await dailyStore.board(board, for: account.id, limit: Self.boardEntryLimit)
      }
    }
  }
}

extension BoardRequest.Period {
  fileprivate func isWithin(_ dates: ClosedRange<CalendarDate>) -> Bool {
    switch self {
    case .day(let date, _): dates.contains(date)
    case .week(let monday): monday == monday.monday && (monday...monday + 6).overlaps(dates)
    }
  }
}

extension CalendarDate {
  /// The latest date that has begun somewhere: at UTC+14.
  public init(begunSomewhereAt now: Timestamp) { self.init(of: now, offset: .hours(14)) }

  /// When the last place on earth leaves the date: at UTC−12.
  public var endEverywhere: Timestamp { (self + 1).midnightUTC + .hours(12) }
}
