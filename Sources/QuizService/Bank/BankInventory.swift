package import QuizEngine

/// How many questions the bank has for a game, those included that lack one of its languages.
package struct BankInventory: Hashable, Sendable {
  /// Questions that aren't retired.
  package let byDifficulty: [Difficulty: Int]
  /// Questions that aren't retired.
  package let byCategory: [TriviaCategory: Int]
  /// Questions that can be drawn before one is repeated.
  package let remaining: [Difficulty: Int]
  /// Questions in the practice pool.
  package let practicePool: [Difficulty: Int]

  package init(
    byDifficulty: [Difficulty: Int], byCategory: [TriviaCategory: Int], remaining: [Difficulty: Int],
    practicePool: [Difficulty: Int]
  ) {
    self.byDifficulty = byDifficulty
    self.byCategory = byCategory
    self.remaining = remaining
    self.practicePool = practicePool
  }

  package var total: Int { byDifficulty.values.reduce(0, +) }
}
