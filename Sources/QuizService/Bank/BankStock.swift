public import QuizEngine

/// What a bank holds of one language.
public struct BankStock: Hashable, Sendable {
  public let byDifficulty: [Difficulty: Int]
  public let byCategory: [Category: Int]
  /// Questions that can still be drawn before one comes again.
  public let left: [Difficulty: Int]
  /// Questions on the practice shelf, by difficulty.
  public let shelf: [Difficulty: Int]

  public init(
    byDifficulty: [Difficulty: Int], byCategory: [Category: Int], left: [Difficulty: Int], shelf: [Difficulty: Int]
  ) {
    self.byDifficulty = byDifficulty
    self.byCategory = byCategory
    self.left = left
    self.shelf = shelf
  }

  public var total: Int { byDifficulty.values.reduce(0, +) }
}
