public import QuizEngine

/// The top of a board, and where a player stands.
public struct BoardPage: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    /// From 1; equal results share the better one.
    public let rank: Int
    public let name: AccountName
    public let isOwn: Bool
    /// Right answers; 1 on a day's board.
    public let correct: Int
    /// From Start to the answer, with all pauses: what the rank goes by, and the only time that others see. What a watch
    /// shows depends on what a browser says of itself, and is told to its own player only.
    public let elapsed: TimeSpan

    public init(rank: Int, name: AccountName, isOwn: Bool, correct: Int, elapsed: TimeSpan) {
      self.rank = rank
      self.name = name
      self.isOwn = isOwn
      self.correct = correct
      self.elapsed = elapsed
    }
  }

  public let entries: [Entry]
  /// The player's own place, also where it is among the first; nil where they have none.
  public let ownEntry: Entry?
  /// How many have a place.
  public let count: Int
  /// Whether the day's question was voided; the board is empty then.
  public let isVoid: Bool
  /// Whether the player played rounds of its dates that boards leave out; see ``RoundRecord/isWithheld``.
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
