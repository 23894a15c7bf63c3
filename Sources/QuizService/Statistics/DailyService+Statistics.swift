public import QuizEngine
public import StoreStatus

extension DailyService {
  /// - Parameter month: the month to show; nil is the present one.
  public func statistics(
    of account: Account, in month: CalendarMonth? = nil
  ) async throws(StoreError) -> StatisticsOverview {
    let now = dependencies.now()
    let rounds = try await store.history(of: account.id, at: now)
    let voided = try await store.voided(for: account.id)
    let first =
      gameSettings.drawMode == .shared ? try await store.firstDate(of: gameSettings.game(of: account)) : nil
    return StatisticsOverview(
      of: rounds, voided: voided, in: month, firstScheduled: first, calendar: account.calendar, now: now)
  }

  /// The dates whose rounds another account in the same browser plays without a place on boards once this account is
  /// deleted, because their player knows the questions: today, and the dates of its rounds that haven't ended
  /// everywhere.
  public func withheldDates(_ player: Player) async throws(StoreError) -> Set<CalendarDate> {
    let (account, now) = (player.account, dependencies.now())
    let today = account.calendar.date(at: now)
    let first = CalendarDate(of: now, offset: .hours(-12))
    var dates: Set = [today]
    for number in first.epochDay...max(first.epochDay, CalendarDate(begunSomewhereAt: now).epochDay) {
      let date = CalendarDate(epochDay: number)
      let rounds = try await store.rounds(of: account.id, on: date, at: now)
      if rounds.contains(where: { $0.date == date }) { dates.insert(date) }
    }
    return dates
  }
}
