/// What a player is told about other players' answers to a question. The figures change after each full batch of
/// ``batchSize`` answers, so that nobody can read off a single one.
package struct RoundStatistics: Hashable, Sendable {
  /// The figures change each time this many answers have arrived. Fewer answers are never shown.
  package static let batchSize = 20
  /// Before the first batch, and for a question that doesn't count.
  package static let none = RoundStatistics(correctPercent: nil, standing: nil)

  /// How many of 100 answers are correct, rounded half up; nil before the first batch.
  package let correctPercent: Int?
  /// Where the round stands on the board of its date. It is nil before the first batch, and for a round that has no
  /// place on the board.
  package let standing: Standing?

  package init(correctPercent: Int?, standing: Standing?) {
    self.correctPercent = correctPercent
    self.standing = standing
  }
}

/// A player's place on a board.
///
/// - On the board of a question it changes after each full batch of answers.
/// - On the board of a day (all questions of a date, by correct answers and then by the time that these took) it is
///   always up to date, and shown only if there are at least ``RoundStatistics/batchSize`` players.
package struct Standing: Hashable, Sendable {
  /// From 1; equal results share the better rank.
  package let rank: Int
  /// How many players there are, the player themselves included; for a question, how many there were after the last full
  /// batch.
  package let playerCount: Int

  package init(rank: Int, playerCount: Int) {
    self.rank = rank
    self.playerCount = playerCount
  }
}
