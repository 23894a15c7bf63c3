internal import QuizDatabase
internal import QuizEngine

extension DailyService {
  /// Brings a player's date up to date and reads what a page shows of it, in one snapshot. Most pages find nothing to
  /// store but the time: they cost one read.
  ///
  /// - Parameters:
  ///   - date: today, or the date of one of the player's rounds; nil is today.
  ///   - read: reads what the page shows.
  func updateAndRead<Value: Sendable>(
    _ player: Player, on date: CalendarDate? = nil,
    _ read: @escaping @Sendable (ReadConnection, DaySnapshot) throws -> Value
  ) async throws(DailyError) -> Value {
    let request = DayRequest(of: player.account, on: date, gameSettings, at: dependencies.now())
    // The page is shown even if the time can't be stored now.
    _ = try? await latestInstantRecorder.record(request.now)
    let (value, changes) = try await store.read(.snapshot) { [dependencies] db in
      let snapshot = try DaySnapshot(request, in: db)
      return (try read(db, snapshot), try PendingDayChanges(of: snapshot, drawingWith: dependencies.randomBits, in: db))
    }
    guard try await save(changes, of: request) else { return value }
    return try await store.read(.snapshot) { db in try read(db, DaySnapshot(request, in: db)) }
  }

  /// - Returns: whether anything was stored, so that the date must be read again.
  private func save(_ changes: PendingDayChanges, of request: DayRequest) async throws(DailyError) -> Bool {
    var isStored = false
    if !changes.schedule.isEmpty {
      do {
        try await store.write(.repeatable) { db in try changes.schedule.run(in: db) }
        isStored = true
      } catch { if !changes.hasRounds { throw error } }
    }
    if changes.advancesRounds {
      // The page shows rounds as they are now, even if that can't be stored.
      do {
        try await advanceRounds(of: request.accountID, to: request.now)
        isStored = true
      } catch {}
    }
    return isStored
  }
}
