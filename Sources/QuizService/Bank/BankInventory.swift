public import QuizEngine

/// How many questions of a language the bank has.
public struct BankInventory: Hashable, Sendable {
  /// Questions that aren't retired.
  public let byDifficulty: [Difficulty: Int]
  /// Questions that aren't retired.
  public let byCategory: [TriviaCategory: Int]
  /// Questions that can be drawn before one is repeated.
  public let remaining: [Difficulty: Int]
  /// Questions in the practice pool.
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
