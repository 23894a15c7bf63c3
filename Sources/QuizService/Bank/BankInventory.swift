public import QuizEngine

/// What a bank holds of one language.
public struct BankInventory: Hashable, Sendable {
  public let byDifficulty: [Difficulty: Int]
  public let byCategory: [TriviaCategory: Int]
  /// Questions that can still be drawn before one comes again.
  public let remaining: [Difficulty: Int]
  /// Questions on the practice shelf, by difficulty.
  public let practicePool: [Difficulty: Int]

  public init(
    byDifficulty: [Difficulty: Int], byCategory: [TriviaCategory: Int], remaining: [Difficulty: Int],
    practicePool: [Difficulty: Int]
  ) {
    self.byDifficulty = byDifficulty
    self.byCategory = byCategory
    self.remaining = remaining
    self.practicePool = practicePool
  }

  public var total: Int { byDifficulty.values.reduce(0, +) }
}
