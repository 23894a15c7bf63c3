internal import QuizEngine

/// What a round's page shows, all as of one moment.
package struct RoundDetails: Hashable, Sendable {
  /// What the player is told once the round is over.
  package struct Summary: Hashable, Sendable {
    package let statistics: RoundStatistics
    /// Whether the answer is correct and faster than all of the player's earlier ones of its difficulty. The first
    /// correct answer is no personal best, because it beats nothing.
    package let isPersonalBest: Bool
    /// Whether the round is missing on boards; see ``RoundRanking/withheld``. False where there are no boards.
    package let isWithheld: Bool
  }

  /// The round with its question in the language that the player reads. A paused round's page shows no question, so its
  /// text isn't looked up.
  package let record: RoundRecord
  /// What the player has made of the round's date.
  package let progress: DayProgress
  /// Nil until the round is over.
  package let summary: Summary?
}
