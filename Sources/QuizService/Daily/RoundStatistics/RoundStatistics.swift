package import QuizEngine

/// What a player is told about other players' answers to a question. The figures change after each full batch of
/// ``batchSize`` answers, so that nobody can read off a single one.
package struct RoundStatistics: Hashable, Sendable {
  /// The figures change each time this many answers have arrived. Fewer answers are never shown.
  package static let batchSize = 20
  /// Before the first batch, and for a question that doesn't count.
  package static let none = RoundStatistics(correctPercent: nil, standing: nil)

  /// How many of 100 answers are correct, rounded half up; nil before the first batch.
  package let correctPercent: Int?
  /// Where the round stands on its question's board. It is nil before the first batch, and for a round that has no
  /// place on the board.
  package let standing: Standing?

  package init(correctPercent: Int?, standing: Standing?) {
    self.correctPercent = correctPercent
    self.standing = standing
  }
}
