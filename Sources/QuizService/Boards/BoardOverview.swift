public import QuizEngine

/// A board and what surrounds it on its page.
public struct BoardOverview: Sendable {
  public let period: BoardRequest.Period
  /// The private group; nil for the board of all players.
  public let group: PlayerGroup?
  /// The player's groups, the first joined first.
  public let groups: [PlayerGroup]
  public let page: BoardPage
  /// The week's board beside a day's; nil beside another board.
  public let week: BoardPage?
  /// Whether the bank has questions of other games too.
  public let isOneOfSeveral: Bool
  /// The languages in which the game's questions can be read, the primary one first.
  public let languages: [Language]
  /// The player's own date.
  public let today: CalendarDate
  /// From the first date with a question, or else today, to the player's today.
  public let dates: ClosedRange<CalendarDate>
}
