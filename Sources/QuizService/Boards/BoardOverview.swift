public import QuizEngine

/// A board and what surrounds it on its page.
public struct BoardOverview: Sendable {
  public let period: BoardRequest.Period
  /// The private group; nil for the board of all players.
  public let group: Group?
  /// The player's groups, the first joined first.
  public let groups: [Group]
  public let page: BoardPage
  /// The language of the board: the player's own.
  public let language: Language
  /// Whether the bank has questions in other languages too.
  public let hasOtherLanguages: Bool
  /// The player's own date.
  public let today: CalendarDate
  /// From the first date with a question, or else today, to the player's today.
  public let dates: ClosedRange<CalendarDate>
}
