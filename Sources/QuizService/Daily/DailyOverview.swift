public import QuizEngine

/// A player's day in the daily game.
public struct DailyOverview: Hashable, Sendable {
  /// One of the day's three questions.
  public struct Entry: Hashable, Sendable {
    public let difficulty: Difficulty
    /// Nil before there is a question; with a personal draw, before Start.
    public let category: TriviaCategory?
    /// Nil before Start.
    public let round: RoundRecord?
    /// Whether the round can be started: there is a question.
    public let isAvailable: Bool
  }

  /// The player's date.
  public let date: CalendarDate
  /// In the order of ``Difficulty/allCases``.
  public let entries: [Entry]
  /// Rounds of earlier dates that are still open.
  public let earlierOpenRounds: [RoundRecord]
  public let statistics: PlayerStatistics

  public init(
    date: CalendarDate, entries: [Entry],
    earlierOpenRounds: [RoundRecord],
    statistics: PlayerStatistics
  ) {
    self.date = date
    self.entries = entries
    self.earlierOpenRounds = earlierOpenRounds
    self.statistics = statistics
  }
}
