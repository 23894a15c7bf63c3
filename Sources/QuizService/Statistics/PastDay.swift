package import QuizEngine

/// One date of a player, with its questions and their answers.
package struct PastDay: Sendable {
  /// A question that the player may see with its answer.
  package struct Entry: Hashable, Sendable {
    package let difficulty: Difficulty
    package let item: ItemRecord
    /// The player's finished round; nil if there is none.
    package let record: RoundRecord?
    /// What the player is told about others.
    package let statistics: RoundStatistics
  }

  package let date: CalendarDate
  /// The questions whose rounds are over; once the date has ended everywhere, all questions. In the order of
  /// ``Difficulty/allCases``.
  package let entries: [Entry]
  /// Nil for guests, if the player didn't finish the day, and while too few did.
  package let standing: Standing?
  /// The player's rounds of the date, finished or not, in the order of ``Difficulty/allCases``.
  package let records: [RoundRecord]
  /// From the first date that has something to show to the player's today.
  package let dates: ClosedRange<CalendarDate>
  /// The player's date.
  package let today: CalendarDate
  /// Whether the date has ended everywhere on Earth.
  package let isOverEverywhere: Bool
}
