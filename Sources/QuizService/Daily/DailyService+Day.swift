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
    let (value, update) = try await store.read(.snapshot) { [dependencies] db in
      let day = try DaySnapshot(request, in: db)
      return (try read(db, day), try DayUpdate(of: day, drawingWith: dependencies.randomBits, in: db))
    }
    guard try await save(update, of: request) else { return value }
    return try await store.read(.snapshot) { db in try read(db, DaySnapshot(request, in: db)) }
  }

  /// - Returns: whether anything was stored, so that the date must be read again.
  private func save(_ update: DayUpdate, of request: DayRequest) async throws(DailyError) -> Bool {
    var isStored = false
    if !update.schedule.isEmpty {
      do {
        try await store.write(.repeatable) { db in try update.schedule.run(in: db) }
        isStored = true
      } catch { if !update.hasRounds { throw error } }
    }
    if update.advancesRounds {
      // The page shows rounds as they are now, even if that can't be stored.
      do {
        try await advanceRounds(of: request.accountID, to: request.now)
        isStored = true
      } catch {}
    }
    return isStored
  }
}
