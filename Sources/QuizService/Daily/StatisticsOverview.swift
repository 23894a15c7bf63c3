public import QuizEngine

/// What a player sees of what they played.
public struct StatisticsOverview: Sendable {
  public let statistics: PlayerStatistics
  public let month: PlayedMonth
  /// The month of the first round, or else of today.
  public let earliest: CalendarMonth
  /// The month of the player's today.
  public let latest: CalendarMonth

  /// - Parameter requested: a month; one from before the first round, or from after today, becomes the nearest that there is.
  init(
    of rounds: [PlayedRound], voided: [CalendarDate: Set<Difficulty>], in requested: CalendarMonth?,
    calendar: PlayerCalendar<IANATimeZone>, now: Timestamp
  ) {
    let today = calendar.date(at: now)
    statistics = PlayerStatistics(of: rounds, today: today, voided: voided) { calendar.hasDate($0) }
    latest = CalendarMonth(of: today)
    earliest = min(latest, CalendarMonth(of: rounds.map(\.date).min() ?? today))
    let forgiven = [statistics.streaks.current, statistics.streaks.longest].compactMap(\.?.forgiven).flatMap(\.self)
    month = PlayedMonth(
      max(earliest, min(requested ?? latest, latest)), of: rounds, forgiven: forgiven, today: today
    ) { calendar.hasDate($0) }
  }
}
