internal import QuizDatabase
internal import QuizEngine

extension DailyService {
  /// Brings a player's day up to date, and reads what a page shows of it, in one snapshot. Most pages find nothing to
  /// store but the time: they cost one read.
  ///
  /// - Parameters:
  ///   - date: today, or the date of one of the player's rounds; nil is today.
  ///   - pausesRunningRounds: whether running rounds are paused, because the player left their pages for this one.
  ///   - read: reads what the page shows.
  func refresh<Value: Sendable>(
    _ player: Player, on date: CalendarDate? = nil, pausesRunningRounds: Bool = false,
    _ read: @escaping @Sendable (ReadConnection, DaySnapshot) throws -> Value
  ) async throws(DailyError) -> Value {
    let now = dependencies.now()
    await latestInstantRecorder.recordIfPossible(now)
    let advance = RoundAdvance(
      accountID: player.account.id, now: now, pausesRunningRounds: pausesRunningRounds,
      clockStep: latestInstantRecorder.lastStep)
    let selection = DaySnapshot.Selection(of: player.account, on: date, gameSettings, at: now)
    let (value, changes) = try await store.read(.snapshot) { [dependencies] db in
      let snapshot = try DaySnapshot(selection, in: db)
      return (
        try read(db, snapshot),
        try DaySnapshot.PendingChanges(of: snapshot, advance: advance, drawingWith: dependencies.randomBits, in: db)
      )
    }
    guard try await save(changes) else { return value }
    return try await store.read(.snapshot) { db in try read(db, DaySnapshot(selection, in: db)) }
  }

  /// Stores what can be stored. The page is shown even if something can't; the failure is in the log
  /// (``QuizDatabase/FailureReportingDatabase``).
  ///
  /// - Returns: whether anything was stored, so that the day must be read again.
  /// - Throws: `.store` if the date's questions couldn't be drawn, and there is nothing else to show.
  private func save(_ changes: DaySnapshot.PendingChanges) async throws(DailyError) -> Bool {
    var isStored = false
    if !changes.schedule.isEmpty {
      do {
        try await store.write(.idempotent) { db in try changes.schedule.run(in: db) }
        isStored = true
      } catch {
        // Without a round there is nothing to show.
        if !changes.hasRounds { throw error }
      }
    }
    if let advance = changes.roundAdvance {
      do {
        try await store.write(.idempotent) { db in try advance.run(in: db) }
        isStored = true
      } catch {
        // The page shows the rounds as time has changed them, stored or not.
      }
    }
    return isStored
  }
}
