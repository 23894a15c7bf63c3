package import QuizEngine

/// A player's statistics, with one month's rounds.
package struct StatisticsOverview: Sendable {
  package let statistics: PlayerStatistics
  package let month: PlayedMonth
  /// The month of the first round; today's if there is none.
  package let earliest: CalendarMonth
  /// The month of the player's today.
  package let latest: CalendarMonth

  /// From the first date with a round or a question to the player's today. Each has a page; see
  /// ``DailyService/pastDay(_:of:)``.
  package let dates: ClosedRange<CalendarDate>

  /// - Parameter requested: the month to show; one outside of `earliest...latest` becomes the nearest of these.
  init(
    of rounds: [PlayedRound], voided: [CalendarDate: Set<Difficulty>], in requested: CalendarMonth?,
    firstScheduled: CalendarDate?, calendar: PlayerCalendar<IANATimeZone>, now: Timestamp
  ) {
    let today = calendar.date(at: now)
    statistics = PlayerStatistics(of: rounds, today: today, voided: voided) { calendar.hasDate($0) }
    latest = CalendarMonth(of: today)
    dates = min([rounds.map(\.date).min(), firstScheduled].compactMap(\.self).min() ?? today, today)...today
    earliest = min(latest, CalendarMonth(of: rounds.map(\.date).min() ?? today))
    let forgiven = [statistics.streaks.current, statistics.streaks.longest].compactMap(\.?.forgiven).flatMap(\.self)
    month = PlayedMonth(
      max(earliest, min(requested ?? latest, latest)), of: rounds, forgiven: forgiven, today: today
    ) { calendar.hasDate($0) }
  }
}
