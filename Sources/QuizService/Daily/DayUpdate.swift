internal import QuizDatabase
internal import QuizEngine

/// What has to be stored of a date before a page shows it.
struct DayUpdate: Sendable {
  /// Draws the questions that the date lacks.
  let schedule: ScheduleCompletion
  /// Whether time has changed one of the player's rounds; see ``RoundAdvance``.
  let advancesRounds: Bool
  /// Whether the player has begun the date, so that there is something to show if nothing can be stored now.
  let hasRounds: Bool

  /// - Parameter randomBits: a source of seeds for the draws.
  init(of day: DaySnapshot, drawingWith randomBits: () -> UInt64, in db: some SQLReader) throws {
    let request = day.request
    schedule =
      day.lacksQuestions
      ? try ScheduleCompletion(
        of: request.gameLanguage, in: request.date...request.date, drawingWith: randomBits, db: db
      ) { _, difficulty in day.schedule[difficulty] != nil }
      : .nothing
    advancesRounds = day.current.needsSaving
    hasRounds = !day.recordsOfDate.isEmpty
  }
}

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
