/// A player's place on a board.
///
/// - On the board of a question it changes after each full batch of answers.
/// - On the board of a day (all questions of a date, by correct answers and then by the time that these took) it is
///   always up to date, and shown only if there are enough players.
public struct Standing: Hashable, Sendable {
  /// From 1; equal results share the better rank.
  public let rank: Int
  /// How many players there are, the player themselves included; for a question, how many there were after the last
  /// full batch.
  public let playerCount: Int

  public init(rank: Int, playerCount: Int) {
    self.rank = rank
    self.playerCount = playerCount
  }
}
