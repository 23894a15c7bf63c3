package import QuizEngine

/// What a player has made of the three questions of a date.
package struct DayProgress: Hashable, Sendable {
  /// One of the day's three questions.
  package struct Entry: Hashable, Sendable {
    package let difficulty: Difficulty
    /// Nil before there is a question; with a personal draw, before Start.
    package let category: TriviaCategory?
    /// Nil before Start.
    package let record: RoundRecord?
    /// Whether the round was started or can be: there is a question. With a personal draw it is true today; whether
    /// there is a question is known at Start.
    package let isAvailable: Bool
  }

  package let date: CalendarDate
  /// In the order of ``Difficulty/allCases``.
  package let entries: [Entry]
  /// Counts the days since the first date of the player's game; see
  /// ``DailyOverview/dayNumber``. Nil if there is no such count.
  package let dayNumber: Int?
}
