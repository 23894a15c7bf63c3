public import QuizEngine

/// What a player sees of what they played.
public struct StatisticsSheet: Sendable {
  public let statistics: PlayerStatistics
  public let month: PlayedMonth
  /// The month of the first round, or else of today.
  public let earliest: CalendarMonth
  /// The month of the player's today.
  public let latest: CalendarMonth

  /// - Parameter wish: a month; one from before the first round, or from after today, becomes the nearest that there is.
  init(
    of rounds: [PlayedRound], voided: [CalendarDate: Set<Difficulty>], in wish: CalendarMonth?,
    calendar: PlayerCalendar<IANAZone>, now: Timestamp
  ) {
    let today = calendar.date(at: now)
    statistics = PlayerStatistics(of: rounds, today: today, voided: voided) { calendar.has($0) }
    latest = CalendarMonth(of: today)
    earliest = min(latest, CalendarMonth(of: rounds.map(\.date).min() ?? today))
    let forgiven = [statistics.streaks.current, statistics.streaks.longest].compactMap(\.?.forgiven).flatMap(\.self)
    month = PlayedMonth(
      max(earliest, min(wish ?? latest, latest)), of: rounds, forgiven: forgiven, today: today
    ) { calendar.has($0) }
  }
}

extension House {
  /// - Parameter month: the one whose dates are shown; nil is the present one.
  public func statistics(
    of account: Account, in month: CalendarMonth? = nil
  ) async throws(StoreError) -> StatisticsSheet {
    let now = surroundings.now()
    let rounds = try await daily.history(of: account.id, at: now)
    let voided = try await daily.voided(in: account.settings.language)
    return StatisticsSheet(of: rounds, voided: voided, in: month, calendar: account.calendar, now: now)
  }
}
