public import QuizEngine

/// How all players did on a question. Figures of fewer than 20 players are shown to nobody.
public struct AnswerStatistics: Hashable, Sendable {
  /// How many percent of the players answered correctly; nil if too few have answered.
  public let correctPercent: Int?
  /// The player's own place on the question's board; nil if the player has none, or too few have answered.
  public let standing: Standing?

  public init(correctPercent: Int? = nil, standing: Standing? = nil) {
    self.correctPercent = correctPercent
    self.standing = standing
  }
}
