public import QuizEngine

/// The first entries of a board, and the player's own.
public struct BoardPage: Hashable, Sendable {
  /// A player's result.
  public struct Entry: Hashable, Sendable {
    /// From 1; equal results share the better rank.
    public let rank: Int
    public let name: AccountName
    /// Whether it is the entry of the player who looks at the board.
    public let isOwn: Bool
    /// The number of right answers; 1 on a question's board.
    public let correct: Int
    /// The right answers' time from start to answer, pauses included. Ranks use its whole tenths of a second, and other
    /// players see only this time. The
    /// stopwatch depends on what a browser reports, so only its own player sees it.
    public let elapsed: TimeSpan

    public init(rank: Int, name: AccountName, isOwn: Bool, correct: Int, elapsed: TimeSpan) {
      self.rank = rank
      self.name = name
      self.isOwn = isOwn
      self.correct = correct
      self.elapsed = elapsed
    }
  }

  /// The first ones, the best first.
  public let entries: [Entry]
  /// The player's own entry, even if it is among the first; nil if they have none.
  public let ownEntry: Entry?
  /// How many entries the whole board has.
  public let count: Int
  /// Whether the question of a question's board was voided; the board is empty then.
  public let isVoid: Bool
  /// Whether the player has rounds of these dates that boards leave out; see ``RoundRecord/isWithheld``.
  public let hasWithheldRounds: Bool

  public init(
    entries: [Entry], ownEntry: Entry?, count: Int, isVoid: Bool = false,
    hasWithheldRounds: Bool = false
  ) {
    self.entries = entries
    self.ownEntry = ownEntry
    self.count = count
    self.isVoid = isVoid
    self.hasWithheldRounds = hasWithheldRounds
  }
}
