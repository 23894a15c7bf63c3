package import QuizEngine

/// A board and what surrounds it on its page.
package struct BoardOverview: Sendable {
  package let period: BoardRequest.Period
  /// The private group; nil for the board of all players.
  package let group: PlayerGroup?
  /// The player's groups, the first joined first.
  package let groups: [PlayerGroup]
  package let page: BoardPage
  /// The week's board beside a day's; nil beside another board.
  package let week: BoardPage?
  /// Whether the bank has questions of other games too.
  package let isOneOfSeveral: Bool
  /// The languages in which the game's questions can be read, the primary one first.
  package let languages: [Language]
  /// The player's own date.
  package let today: CalendarDate
  /// From the first date with a question, or else today, to the player's today.
  package let dates: ClosedRange<CalendarDate>
}
