package import QuizEngine

/// What a player has made of the three questions of a date.
package struct DayProgress: Hashable, Sendable {
  /// One of the three questions of a date, and what the player has made of it.
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
  /// When it was read; the page shows that moment.
  package let readAt: Timestamp
  /// In the order of ``Difficulty/allCases``.
  package let entries: [Entry]
  /// Counts the days since the first date of the player's game, which has the number 1; nil if each player gets
  /// different questions, or there are none.
  package let dayNumber: Int?
  /// The current streak in days; 0 for none.
  package let streak: Int
}
