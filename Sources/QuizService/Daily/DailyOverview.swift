package import QuizEngine

/// What the home page shows of a player's day.
package struct DailyOverview: Hashable, Sendable {
  /// When it was read; the page shows that moment.
  package let readAt: Timestamp
  /// The player's date then, and its questions.
  package let today: DayProgress
  /// Rounds of earlier dates that are still open.
  package let earlierOpenRounds: [RoundRecord]
  /// How long the streak is that the player can continue today; 0 if there is none.
  package let streak: Int
  /// Where the player stands among those who finished the day; nil for guests, while a round is missing, and before
  /// ``RoundStatistics/batchSize`` players have finished it.
  package let standing: Standing?
}
