package import QuizEngine

/// How long a game's questions last.
package struct BankForecast: Hashable, Sendable {
  /// What a game has left of one difficulty.
  package struct Supply: Hashable, Sendable {
    package let difficulty: Difficulty
    /// All questions in the bank, asked or not.
    package let questions: Int
    /// Questions that can be drawn before one is repeated, including the practice pool.
    package let remaining: Int
    /// Questions in the practice pool. They are drawn after all others.
    package let practicePool: Int
    /// Dates from today on whose question is drawn already.
    package let drawn: Int
    /// The last date before a question is repeated; nil if that is today.
    package let lastDate: CalendarDate?

    /// How many dates from today on have a new question.
    package var days: Int { drawn + remaining }
  }

  package let game: GameID
  /// In the order of ``Difficulty/allCases``.
  package let supplies: [Supply]
  /// In the order of ``TriviaCategory/allCases``.
  package let byCategory: [Int]

  /// - Parameter scheduled: the schedule from today on.
  init(game: GameID, inventory: BankInventory, scheduled: [ScheduleEntry], today: CalendarDate) {
    self.game = game
    byCategory = TriviaCategory.allCases.map { inventory.byCategory[$0] ?? 0 }
    supplies = Difficulty.allCases.map { difficulty in
      let dates = Set(scheduled.filter { $0.difficulty == difficulty && $0.date >= today }.map(\.date))
      let drawn = dates.count
      let remaining = inventory.remaining[difficulty] ?? 0
      return Supply(
        difficulty: difficulty, questions: inventory.byDifficulty[difficulty] ?? 0, remaining: remaining,
        practicePool: inventory.practicePool[difficulty] ?? 0, drawn: drawn,
        lastDate: drawn + remaining > 0 ? today + (drawn + remaining - 1) : nil)
    }
  }
}
