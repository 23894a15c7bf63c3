package import QuizEngine

/// What the home page shows of a player's day.
package struct DailyHome: Hashable, Sendable {
  /// The player's date, and its questions.
  package let today: DayProgress
  /// Unfinished rounds of other dates. A later date is possible after a move to another time zone.
  package let otherUnfinishedRounds: [RoundRecord]
  /// Where the player stands among those who finished the day. Nil for guests, for withheld rounds, with a personal
  /// draw, until all three rounds are finished, and before ``RoundStatistics/batchSize`` players have finished it.
  package let standing: Standing?
  /// Whether a round of today is withheld, or would be if the player started it now; see ``RoundRanking/withheld``.
  /// False in a house without boards.
  package let hasWithheldRounds: Bool
}

extension DailyHome {
  init(of snapshot: DaySnapshot, standing: Standing?, hasWithheldRounds: Bool) {
    today = snapshot.progress
    otherUnfinishedRounds = snapshot.rounds.filter { $0.date != snapshot.selection.date && !$0.round.isFinished }
    self.standing = standing
    self.hasWithheldRounds = hasWithheldRounds
  }
}
