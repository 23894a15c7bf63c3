package import QuizEngine

/// A player's day in the daily game.
package struct DailyOverview: Hashable, Sendable {
  /// When it was read; the page shows that moment.
  package let readAt: Timestamp
  /// The player's date then.
  package let date: CalendarDate
  /// In the order of ``Difficulty/allCases``.
  package let entries: [DayProgress.Entry]
  /// Rounds of earlier dates that are still open.
  package let earlierOpenRounds: [RoundRecord]
  /// How long the streak is that the player can continue today; 0 if there is none.
  package let streak: Int
  /// Counts the days since the first date of the player's game, which has the number 1; nil if each player gets different
  /// questions, or there are none.
  package let dayNumber: Int?
  /// Where the player stands among those who finished the day; nil for guests, while a round is missing, and before
  /// ``RoundStatistics/batchSize`` players have finished it.
  package let standing: Standing?

  package init(
    readAt: Timestamp, date: CalendarDate, entries: [DayProgress.Entry],
    earlierOpenRounds: [RoundRecord],
    streak: Int, dayNumber: Int? = nil, standing: Standing? = nil
  ) {
    self.readAt = readAt
    self.date = date
    self.entries = entries
    self.earlierOpenRounds = earlierOpenRounds
    self.streak = streak
    self.dayNumber = dayNumber
    self.standing = standing
  }
}
