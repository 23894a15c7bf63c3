public import QuizEngine

/// The boards of a group's today and of its week, as the group's page shows them to a member.
public struct GroupStandings: Sendable {
  /// The player's date.
  public let today: CalendarDate
  public let day: BoardPage
  public let week: BoardPage
  /// The members who haven't finished today's questions, the player themselves included.
  public let stillToPlay: [AccountName]
}

extension BoardService {
  /// How many entries each board of a group's page shows.
  public static let groupEntryLimit = 5

  /// The boards of a group of the player; nil if each player gets different questions. They are empty for who isn't a
  /// member.
  public func standings(of group: Group, for account: Account) async throws(StoreError) -> GroupStandings? {
    guard gameSettings.drawMode == .shared else { return nil }
    let (language, limit) = (gameSettings.game(of: account), Self.groupEntryLimit)
    let today = account.calendar.date(at: dependencies.now())
    return GroupStandings(
      today: today,
      day: try await boardStore.board(
        DayBoardQuery(language: language, date: today, group: group.id), for: account.id, limit: limit),
      week: try await boardStore.board(
        WeekBoardQuery(language: language, monday: today.monday, group: group.id), for: account.id, limit: limit),
      stillToPlay: try await groupStore.membersStillToPlay(on: today, in: group.id, for: account.id))
  }
}
