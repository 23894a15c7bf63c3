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
  /// How long the streak is that the player can continue today; 0 if there is none.
  public let streak: Int
  /// Counts the days on which the house had questions in the player's language, from 1; nil if each player gets
  /// different questions, or there are none.
  public let number: Int?
  /// Where the player stands among those who finished the day; nil for guests, while a round is missing, and before
  /// ``RoundStatistics/batchSize`` players have finished it.
  public let standing: Standing?

  public init(
    date: CalendarDate, entries: [Entry],
    earlierOpenRounds: [RoundRecord],
    streak: Int, number: Int? = nil, standing: Standing? = nil
  ) {
    self.date = date
    self.entries = entries
    self.earlierOpenRounds = earlierOpenRounds
    self.streak = streak
    self.number = number
    self.standing = standing
  }
}
