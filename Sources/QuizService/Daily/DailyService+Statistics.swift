public import QuizEngine

extension DailyService {
  /// - Parameter month: the one whose dates are shown; nil is the present one.
  public func statistics(
    of account: Account, in month: CalendarMonth? = nil
  ) async throws(StoreError) -> StatisticsOverview {
    let now = dependencies.now()
    let rounds = try await dailyStore.history(of: account.id, at: now)
    let voided = try await dailyStore.voided(in: account.settings.language)
    return StatisticsOverview(of: rounds, voided: voided, in: month, calendar: account.calendar, now: now)
  }

  /// The dates on which no other account in the player's browser is to stand on boards once this one is deleted: today,
  /// and those of its rounds that some place on Earth hasn't left yet. Its player knows their questions.
  public func withheldDates(_ player: Player) async throws(StoreError) -> Set<CalendarDate> {
    let (account, now) = (player.account, dependencies.now())
    let today = account.calendar.date(at: now)
    let first = CalendarDate(of: now, offset: .hours(-12))
    var dates: Set = [today]
    for number in first.epochDay...max(first.epochDay, CalendarDate(begunSomewhereAt: now).epochDay) {
      let date = CalendarDate(epochDay: number)
      let rounds = try await dailyStore.rounds(of: account.id, on: date, at: now)
      if rounds.contains(where: { $0.date == date }) { dates.insert(date) }
    }
    return dates
  }
}
