public import QuizEngine

/// A question to practise with, as one player is asked it.
public struct PracticeItem: Hashable, Sendable {
  public let number: QuestionNumber
  /// Gives the wrong answers that are shown, and the order.
  public let seed: UInt64
  public let item: TriviaItem

  /// The options in the order in which they are shown: indices into the item's.
  public var order: [Int] { item.order(seed: seed) }
}

// Practice leaves no trace: past questions and those of the shelf, as often as one likes.
extension House {
  /// Some question that may be practised, each equally likely; nil where there is none of the kind.
  public func practise(
    _ difficulty: Difficulty?, _ category: Category?, by player: Player
  ) async throws(DailyRefusal) -> PracticeItem? {
    let (seed, ended) = (surroundings.randomBits(), endedEverywhere)
    let found = try await inGame { () throws(StoreError) in
      try await bank.practice(
        difficulty, category, of: player.account.settings.language, ended: ended, seed: seed)
    }
    return found.flatMap { PracticeItem($0, seed: seed) }
  }

  /// A question that was asked in practice, once more.
  ///
  /// - Throws: `.noPractice` where it may not be practised (any more), or `.store`.
  public func practice(_ number: QuestionNumber, seed: UInt64) async throws(DailyRefusal) -> PracticeItem {
    let ended = endedEverywhere
    let found = try await inGame { () throws(StoreError) in try await bank.practice(number, ended: ended) }
    guard let found, let item = PracticeItem(found, seed: seed) else { throw .noPractice }
    return item
  }

  /// The latest date that has ended everywhere on Earth (UTC−12).
  var endedEverywhere: CalendarDate { CalendarDate(of: surroundings.now(), offset: .hours(-12)) - 1 }
}

extension PracticeItem {
  fileprivate init?(_ practice: PracticeQuestion, seed: UInt64) {
    guard let item = TriviaItem(drawing: practice.question, seed: seed) else { return nil }
    (number, self.seed, self.item) = (practice.number, seed, item)
  }
}
