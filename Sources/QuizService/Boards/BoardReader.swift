internal import QuizDatabase
internal import QuizEngine

/// Reads the boards of a day, a question or a week, of all players or of a group.
struct BoardReader {
  /// One player's result on a board.
  private struct Entry {
    let accountID: AccountID
    let name: AccountName
    let correct: Int
    let elapsed: TimeSpan

    /// - Parameter row: has the columns `account_id`, `name`, `folded_name`, `correct_count` and `elapsed_ms`.
    init(_ row: SQLRow) throws {
      accountID = try row["account_id"]
      name = try AccountName(stored: row["name"], folded: row["folded_name"])
      correct = try row["correct_count"]
      elapsed = try row["elapsed_ms"]
    }

    /// Orders the rows of a board. Equal results are in the order of their accounts.
    func comes(before other: Entry) -> Bool {
      (-correct, elapsed, accountID.number) < (-other.correct, other.elapsed, other.accountID.number)
    }

    func isBetter(than other: Entry) -> Bool {
      (-correct, elapsed.inTenths) < (-other.correct, other.elapsed.inTenths)
    }

    /// The score that the boards' statements compare with: a shorter time is shorter in whole tenths of a second.
    var score: SQLArguments { [correct, elapsed.inTenths] }
  }

  let db: ReadConnection
  /// The player who looks at the board and whose own row is marked; nil for a visitor without an account.
  let accountID: AccountID?
  /// The most entries of a page.
  var limit = 0

  func page(of board: DayBoardSelection) throws -> BoardPage {
    let day = Self.arguments(of: board)
    let hasWithheldRounds = try hasWithheldRounds(.hasWithheldRoundsIn, [board.date, board.date])
    if let group = board.groupID {
      return try page(of: group, by: .dayGroup, day, hasWithheldRounds: hasWithheldRounds)
    }
    let own = try accountID.flatMap { try db.first(BoardStatement.dayOwn, day + [$0], Entry.init) }
    return page(
      top: try db.all(BoardStatement.dayTop, day + [limit], Entry.init).sorted { $0.comes(before: $1) }, own: own,
      rank: try own.map { try rank(of: $0, on: day) }, count: try count(.dayCount, day),
      hasWithheldRounds: hasWithheldRounds)
  }

  /// The player's place on a day's board of all players; nil if they aren't on it, or if it has too few players to show
  /// a place.
  func standing(on board: DayBoardSelection) throws -> Standing? {
    let day = Self.arguments(of: board)
    guard let accountID, let own = try db.first(BoardStatement.dayOwn, day + [accountID], Entry.init) else {
      return nil
    }
    let players = try count(.dayCount, day)
    return players < RoundStatistics.batchSize ? nil : Standing(rank: try rank(of: own, on: day), playerCount: players)
  }

  private func rank(of own: Entry, on day: SQLArguments) throws -> Int { try count(.dayBetter, day + own.score) + 1 }

  private static func arguments(of board: DayBoardSelection) -> SQLArguments { [board.game, board.date] }

  func page(of board: QuestionBoardSelection) throws -> BoardPage {
    let items = ItemRows(db: db)
    guard let item = try items.scheduled(board.game, board.difficulty, on: board.date)?.record else {
      return .empty
    }
    guard !item.isVoid else { return BoardPage(entries: [], ownEntry: nil, count: 0, isVoid: true) }
    let hasWithheldRounds = try hasWithheldRounds(.hasWithheldRoundOn, [board.date, board.difficulty])
    if let group = board.groupID {
      return try page(of: group, by: .questionGroup, [item.id], hasWithheldRounds: hasWithheldRounds)
    }
    let own = try accountID.flatMap { try db.first(BoardStatement.questionOwn, [item.id, $0], Entry.init) }
    return page(
      top: try db.all(BoardStatement.questionTop, [item.id, limit], Entry.init).sorted { $0.comes(before: $1) },
      own: own,
      rank: try own.map { try count(.questionBetter, [item.id, $0.elapsed.inTenths]) + 1 },
      count: try count(.questionCount, [item.id]),
      hasWithheldRounds: hasWithheldRounds)
  }

  func page(of board: WeekBoardSelection) throws -> BoardPage {
    let week: SQLArguments = [board.game, board.monday]
    let hasWithheldRounds = try hasWithheldRounds(.hasWithheldRoundsIn, [board.monday, board.monday + 6])
    if let group = board.groupID {
      return try page(of: group, by: .weekGroup, week, hasWithheldRounds: hasWithheldRounds)
    }
    let own = try accountID.flatMap { try db.first(BoardStatement.weekOwn, week + [$0], Entry.init) }
    return page(
      top: try db.all(BoardStatement.weekTop, week + [limit], Entry.init).sorted { $0.comes(before: $1) }, own: own,
      rank: try own.map { try count(.weekBetter, week + $0.score) + 1 },
      count: try count(.weekCount, week), hasWithheldRounds: hasWithheldRounds)
  }

  /// Reads a group's board. A group is small, so it is sorted in memory. The board is empty unless the player is a
  /// member.
  private func page(
    of groupID: GroupID, by statement: BoardStatement, _ arguments: SQLArguments, hasWithheldRounds: Bool
  ) throws -> BoardPage {
    guard let accountID, try GroupRows(db: db).isMember(accountID, of: groupID) else { return .empty }
    let entries = try db.all(statement, [groupID] + arguments, Entry.init).sorted { $0.comes(before: $1) }
    let own = entries.first { $0.accountID == accountID }
    return page(
      top: Array(entries.prefix(limit)), own: own,
      rank: own.map { own in entries.count { $0.isBetter(than: own) } + 1 }, count: entries.count,
      hasWithheldRounds: hasWithheldRounds)
  }

  private func page(top: [Entry], own: Entry?, rank: Int?, count: Int, hasWithheldRounds: Bool) -> BoardPage {
    var ranked: [BoardPage.Entry] = []
    for (index, entry) in top.enumerated() {
      let isShared = index > 0 && !top[index - 1].isBetter(than: entry)
      ranked.append(boardEntry(entry, rank: isShared ? ranked[index - 1].rank : index + 1))
    }
    return BoardPage(
      entries: ranked, ownEntry: own.flatMap { own in rank.map { boardEntry(own, rank: $0) } }, count: count,
      hasWithheldRounds: hasWithheldRounds)
  }

  private func boardEntry(_ entry: Entry, rank: Int) -> BoardPage.Entry {
    BoardPage.Entry(
      rank: rank, name: entry.name, isOwn: entry.accountID == accountID, correct: entry.correct, elapsed: entry.elapsed)
  }

  /// Whether the player has withheld rounds on these dates, which boards leave out.
  private func hasWithheldRounds(_ statement: BoardStatement, _ dates: SQLArguments) throws -> Bool {
    guard let accountID else { return false }
    return try db.exists(statement, [accountID] + dates)
  }

  private func count(_ statement: BoardStatement, _ arguments: SQLArguments) throws -> Int {
    try db.first(statement, arguments) { try $0[0] as Int } ?? 0
  }
}

extension BoardPage {
  fileprivate static let empty = BoardPage(entries: [], ownEntry: nil, count: 0)
}
