/// A player's place on a board.
public struct BoardStanding: Hashable, Sendable {
  /// From 1; equal results share the better rank.
  public let rank: Int
  /// How many players the board has.
  public let playerCount: Int

  public init(rank: Int, playerCount: Int) {
    self.rank = rank
    self.playerCount = playerCount
  }
}

/// How all players did on a question. Figures of fewer than 20 players are shown to nobody.
public struct AnswerStatistics: Hashable, Sendable {
  /// How many percent of the players answered correctly; nil if too few have answered.
  public let correctPercent: Int?
  /// The player's own place on the question's board; nil if the player has none, or too few have answered.
  public let standing: BoardStanding?

  public init(correctPercent: Int? = nil, standing: BoardStanding? = nil) {
    self.correctPercent = correctPercent
    self.standing = standing
  }
}
