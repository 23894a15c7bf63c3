package import QuizEngine

/// A practice question as one player sees it.
package struct PracticeItem: Hashable, Sendable {
  package let questionID: BankQuestionID
  /// Determines which wrong answers are shown, and the order of the options.
  package let seed: UInt64
  package let item: TriviaItem

  /// The options in the order in which they are shown, as indices into the item's options.
  package var optionOrder: [Int] { item.optionOrder(seed: seed) }
}

extension PracticeItem {
  init?(_ practice: PracticeQuestion, seed: UInt64) {
    guard let item = TriviaItem(drawing: practice.question, seed: seed) else { return nil }
    questionID = practice.id
    self.seed = seed
    self.item = item
  }
}
