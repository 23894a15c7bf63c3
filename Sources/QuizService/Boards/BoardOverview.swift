public import QuizEngine

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
