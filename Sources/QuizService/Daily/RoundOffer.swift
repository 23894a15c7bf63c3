public import QuizEngine

/// Whether a player can start one of today's rounds.
public enum RoundOffer: Hashable, Sendable {
  case ready(Details)
  /// It was started before.
  case started(RoundID)
  /// There is no question.
  case unavailable

  /// What a player sees before Start.
  public struct Details: Hashable, Sendable {
    /// The player's date.
    public let date: CalendarDate
    /// Nil with a personal draw.
    public let category: TriviaCategory?
    /// The day's questions, in the order of ``Difficulty/allCases``.
    public let entries: [DailyOverview.Entry]
    /// How long the streak is that the player can continue today; 0 if there is none.
    public let streak: Int
    /// The player's shortest time from Start to a correct answer of this difficulty; nil without one.
    public let bestTime: TimeSpan?
  }
}
