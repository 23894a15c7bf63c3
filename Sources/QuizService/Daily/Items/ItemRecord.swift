package import QuizEngine

/// Identifies a question on the schedule, or one that is asked without a date, in a house where each player gets other
/// questions.
package struct ItemID: Hashable, Sendable {
  package let number: Int64

  package init(_ number: Int64) { self.number = number }
}

/// An item as stores keep it: on the schedule, or drawn for a single player.
package struct ItemRecord: Hashable, Sendable {
  package let id: ItemID
  /// The question of the bank.
  package let questionID: BankQuestionID
  /// The primary language of the game that asks it. Its question can be written in another language of the game.
  package let game: GameID
  /// What it asks, and the options.
  package let content: TriviaItem
  /// Whether an operator voided it, so that it counts in no result.
  package let isVoid: Bool
  /// Whether an operator corrected the question's own texts. ``content`` has the original ones, by which its options
  /// are known; ``TranslationRows/localized(_:in:)`` shows the present ones.
  package let isReworded: Bool

  package init(
    id: ItemID, questionID: BankQuestionID, game: GameID, content: TriviaItem, isVoid: Bool, isReworded: Bool
  ) {
    self.id = id
    self.questionID = questionID
    self.game = game
    self.content = content
    self.isVoid = isVoid
    self.isReworded = isReworded
  }
}
