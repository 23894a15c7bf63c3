public import QuizEngine

/// A question to practise with, as one player is asked it.
public struct PracticeItem: Hashable, Sendable {
  public let question: BankQuestionID
  /// Gives the wrong answers that are shown, and the order.
  public let seed: UInt64
  public let item: TriviaItem

  /// The options in the order in which they are shown: indices into the item's.
  public var optionOrder: [Int] { item.optionOrder(seed: seed) }
}

extension PracticeItem {
  init?(_ practice: PracticeQuestion, seed: UInt64) {
    guard let item = TriviaItem(drawing: practice.question, seed: seed) else { return nil }
    (question, self.seed, self.item) = (practice.id, seed, item)
  }
}
