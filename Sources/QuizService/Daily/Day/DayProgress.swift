package import QuizEngine

/// What a player has made of the three questions of a date.
package struct DayProgress: Hashable, Sendable {
  package let date: CalendarDate
  /// When it was read; the page shows that moment.
  package let readAt: Timestamp
  /// In the order of ``Difficulty/allCases``.
  package let entries: [DayEntry]
  /// Counts the days since the first date of the player's game, which has the number 1; nil if each player gets
  /// different questions, or there are none.
  package let dayNumber: Int?
}
