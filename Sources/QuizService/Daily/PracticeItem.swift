public import QuizEngine

/// A practice question as one player sees it.
public struct PracticeItem: Hashable, Sendable {
  public let question: BankQuestionID
  /// Determines which wrong answers are shown, and the order of the options.
  public let seed: UInt64
  public let item: TriviaItem

  /// The options in the order in which they are shown, as indices into the item's options.
  public var optionOrder: [Int] { item.optionOrder(seed: seed) }
}

extension PracticeItem {
  init?(_ practice: PracticeQuestion, seed: UInt64) {
    guard let item = TriviaItem(drawing: practice.question, seed: seed) else { return nil }
    (question, self.seed, self.item) = (practice.id, seed, item)
  }
}
