public import QuizEngine

/// Which board somebody wants to see.
public struct BoardWish: Hashable, Sendable {
  public enum Span: Hashable, Sendable {
    case day(CalendarDate, Difficulty)
    /// The week from a Monday on.
    case week(CalendarDate)
  }

  /// Nil is today's easy one.
  public let span: Span?
  /// A private group, by its invitation; nil is everybody's.
  public let group: Key128?

  public init(span: Span?, group: Key128?) {
    self.span = span
    self.group = group
  }
}

/// A board as a player sees it.
public struct BoardSheet: Sendable {
  public let span: BoardWish.Span
  /// Whose board it is; nil for everybody's.
  public let group: Group?
  /// The player's groups, the first joined first.
  public let groups: [Group]
  public let page: BoardPage
  /// The language in which the player plays, and all others on the board.
  public let language: Language
  /// Whether there are questions in other languages too.
  public let isOneOfSeveral: Bool
  /// The player's own date.
  public let today: CalendarDate
  /// From the first that had a question, or else today, to the last that has begun somewhere.
  public let dates: ClosedRange<CalendarDate>
}

/// Why there is no such board.
public enum BoardRefusal: Error, Hashable, Sendable {
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
  public static let boardPlaces = 50

  /// A board of the language in which the player plays.
  public func board(_ wish: BoardWish, for account: Account) async throws(BoardRefusal) -> BoardSheet {
    guard rules.draw == .shared else { throw .personalDraw }
    let (now, language) = (surroundings.now(), account.settings.language)
    let today = account.calendar.date(at: now)
    let groups = try await boardStore { () throws(StoreError) in try await daily.groups(of: account.id) }
    let group = groups.first { $0.invitation == wish.group }
    if wish.group != nil, group == nil { throw .noSuchGroup }
    let first = try await boardStore { () throws(StoreError) in try await bank.firstDate(of: language) }
    let dates = min(first ?? today, today)...max(today, CalendarDate(begunSomewhereAt: now))
    let span = wish.span ?? .day(today, .easy)
    guard span.isWithin(dates) else { throw .noSuchDate }
    let languages = try await boardStore { () throws(StoreError) in try await bank.bankLanguages() }
    let page = try await page(of: span, language, group, for: account)
    return BoardSheet(
      span: span, group: group, groups: groups, page: page, language: language, isOneOfSeveral: languages.count > 1,
      today: today, dates: dates)
  }

  private func page(
    of span: BoardWish.Span, _ language: Language, _ group: Group?, for account: Account
  ) async throws(BoardRefusal) -> BoardPage {
    try await boardStore { () throws(StoreError) in
      switch span {
      case .day(let date, let difficulty):
        let board = DayBoard(language: language, difficulty: difficulty, date: date, group: group?.id)
        return try await daily.board(board, for: account.id, places: Self.boardPlaces)
      case .week(let monday):
        let board = WeekBoard(language: language, monday: monday, group: group?.id)
        return try await daily.board(board, for: account.id, places: Self.boardPlaces)
      }
    }
  }

  private func boardStore<Value>(_ work: () async throws(StoreError) -> Value) async throws(BoardRefusal) -> Value {
    do { return try await work() } catch { throw .store(error) }
  }
}

extension BoardWish.Span {
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
