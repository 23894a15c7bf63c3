package import QuizEngine

/// A page of a player's finished rounds.
package struct PastRoundList: Sendable {
  /// How many rounds a page has.
  package static let pageSize = 30

  /// The latest date first; within a date in the order of ``Difficulty/allCases``.
  package let records: [RoundRecord]
  /// All finished rounds of the dates of these rounds, whether or not the filter lets them through.
  package let days: [CalendarDate: [PlayedRound]]
  /// The next page begins before this date; nil on the last page.
  package let next: CalendarDate?
  /// Statistics of all rounds that the filter lets through, on all pages.
  package let statistics: PlayerStatistics
}
