internal import QuizDatabase
package import QuizEngine

/// The boards of a group's today and of its week, as the group's page shows them to a member.
package struct GroupStandings: Sendable {
  /// The player's date.
  package let today: CalendarDate
  package let day: BoardPage
  package let week: BoardPage
  /// All members, the player included, in the order of their names.
  package let members: [GroupMemberDay]
}

/// A group member's results of a date's questions so far.
package struct GroupMemberDay: Hashable, Sendable {
  /// A finished round.
  package struct Round: Hashable, Sendable {
    package let verdict: PlayedRound.Verdict
    /// Whether an operator removed the question.
    package let isVoid: Bool

    package init(verdict: PlayedRound.Verdict, isVoid: Bool) {
      self.verdict = verdict
      self.isVoid = isVoid
    }
  }

  package let name: AccountName
  /// The finished rounds. A running one isn't among them.
  package let rounds: [Difficulty: Round]

  package init(name: AccountName, rounds: [Difficulty: Round]) {
    self.name = name
    self.rounds = rounds
  }
}

extension BoardService {
  /// How many entries each board of a group's page shows.
  package static let groupEntryLimit = 5

  /// The boards of a group of the player, as ``board(_:for:)`` shows them; nil if each player gets different questions.
  /// They are empty for an account that isn't a member.
  package func standings(of group: PlayerGroup, for account: Account) async throws(BoardError) -> GroupStandings? {
    guard gameSettings.hasBoards else { return nil }
    let current = gameSettings.game(of: account)
    let today = account.calendar.date(at: dependencies.now())
    return try await store.read(.snapshot) { db in
      let boards = BoardReader(db: db, accountID: account.id, limit: Self.groupEntryLimit)
      let groups = GroupRows(db: db)
      return GroupStandings(
        today: today, day: try boards.page(of: .day(today), current: current, group.id),
        week: try boards.page(of: .week(today.monday), current: current, group.id),
        members: try groups.isMember(account.id, of: group.id) ? groups.memberDays(on: today, in: group.id) : [])
    }
  }
}
