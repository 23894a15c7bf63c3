package import QuizEngine

/// The first entries of a board, and the player's own.
package struct BoardPage: Hashable, Sendable {
  /// A player's result.
  package struct Entry: Hashable, Sendable {
    /// From 1; equal results share the better rank.
    package let rank: Int
    package let name: AccountName
    /// Whether it is the entry of the player who looks at the board.
    package let isOwn: Bool
    /// The number of right answers; 1 on a question's board.
    package let correct: Int
    /// The right answers' time from start to answer, pauses included. Ranks use its whole tenths of a second, and other
    /// players see only this time. The
    /// stopwatch depends on what a browser reports, so only its own player sees it.
    package let elapsed: TimeSpan

    package init(rank: Int, name: AccountName, isOwn: Bool, correct: Int, elapsed: TimeSpan) {
      self.rank = rank
      self.name = name
      self.isOwn = isOwn
      self.correct = correct
      self.elapsed = elapsed
    }
  }

  /// The first ones, the best first.
  package let entries: [Entry]
  /// The player's own entry, even if it is among the first; nil if they have none.
  package let ownEntry: Entry?
  /// How many entries the whole board has.
  package let count: Int
  /// Whether the question of a question's board was voided; the board is empty then.
  package let isVoid: Bool
  /// Whether the player has rounds of these dates that boards leave out; see ``RoundRanking/withheld``.
  package let hasWithheldRounds: Bool

  package init(
    entries: [Entry], ownEntry: Entry?, count: Int, isVoid: Bool = false, hasWithheldRounds: Bool = false
  ) {
    self.entries = entries
    self.ownEntry = ownEntry
    self.count = count
    self.isVoid = isVoid
    self.hasWithheldRounds = hasWithheldRounds
  }
}
