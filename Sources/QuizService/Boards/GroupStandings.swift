internal import QuizDatabase
public import QuizEngine

/// The boards of a group's today and of its week, as the group's page shows them to a member.
public struct GroupStandings: Sendable {
  /// The player's date.
  public let today: CalendarDate
  public let day: BoardPage
  public let week: BoardPage
  /// All members, the player included, in the order of their names.
  public let members: [GroupMemberDay]
}

/// What a member of a group made of a date's questions so far.
public struct GroupMemberDay: Hashable, Sendable {
  /// A finished round.
  public struct Round: Hashable, Sendable {
    public let verdict: PlayedRound.Verdict
    /// Whether an operator removed the question.
    public let isVoid: Bool

    public init(verdict: PlayedRound.Verdict, isVoid: Bool) {
      self.verdict = verdict
      self.isVoid = isVoid
    }
  }

  public let name: AccountName
  /// The finished rounds. A running one isn't among them.
  public let rounds: [Difficulty: Round]

  public init(name: AccountName, rounds: [Difficulty: Round]) {
    self.name = name
    self.rounds = rounds
  }
}

extension BoardService {
  /// How many entries each board of a group's page shows.
  public static let groupEntryLimit = 5

  /// The boards of a group of the player; nil if each player gets different questions. They are empty for who isn't a
  /// member.
  public func standings(of group: PlayerGroup, for account: Account) async throws(BoardError) -> GroupStandings? {
    guard gameSettings.drawMode == .shared else { return nil }
    let language = gameSettings.game(of: account)
    let today = account.calendar.date(at: dependencies.now())
    return try await store.read(.snapshot) { db in
      let boards = BoardReader(db: db, account: account.id, limit: Self.groupEntryLimit)
      let groups = GroupRows(db: db)
      return GroupStandings(
        today: today, day: try boards.page(of: DayBoardQuery(language: language, date: today, group: group.id)),
        week: try boards.page(of: WeekBoardQuery(language: language, monday: today.monday, group: group.id)),
        members: try groups.has(group.id, account.id) ? groups.memberDays(on: today, in: group.id) : [])
    }
  }
}
