internal import QuizDatabase
internal import QuizEngine

extension DailyService {
  /// Updates a player's date and reads it, with what a page shows beside it, in one snapshot.
  ///
  /// To update a date is to record the time, to draw the date's questions, to save rounds that have ended, and to store a
  /// checkpoint of the streak if the last one is old. Most pages need nothing of it but the time: they cost one read.
  ///
  /// - Parameters:
  ///   - chosen: today, or the date of one of the player's rounds; nil is today.
  ///   - details: reads what the page shows beside the date.
  func updateAndReadSnapshot<Details: Sendable>(
    of player: Player, on chosen: CalendarDate? = nil,
    _ details: @escaping @Sendable (ReadConnection, DailySnapshot) throws -> Details
  ) async throws(DailyError) -> (day: DailySnapshot, details: Details) {
    let now = dependencies.now()
    // The page is shown even if the time can't be stored now.
    _ = try? await latestInstantRecorder.record(now)
    let request = SnapshotRequest(of: player.account, on: chosen, gameSettings, at: now)
    var found = try await readSnapshot(request, details)
    if try await update(found.day, of: request) { found = try await readSnapshot(request, details) }
    if found.day.streak.needsCheckpoint { await saveCheckpoint(of: request.accountID, in: request.calendar) }
    return found
  }

  /// Reads a player's date and writes nothing.
  private func readSnapshot<Details: Sendable>(
    _ request: SnapshotRequest, _ details: @escaping @Sendable (ReadConnection, DailySnapshot) throws -> Details
  ) async throws(DailyError) -> (day: DailySnapshot, details: Details) {
    try await store.read(.snapshot) { db in
      let day = try DailySnapshot(request, in: db)
      return (day, try details(db, day))
    }
  }

  /// Draws the questions that a snapshot lacks, and saves the rounds that have ended since they were saved.
  ///
  /// - Returns: whether anything was stored, so that the snapshot is outdated.
  private func update(_ day: DailySnapshot, of request: SnapshotRequest) async throws(DailyError) -> Bool {
    let hasDrawn =
      request.readsSchedule && day.lacksQuestions
      ? try await drawQuestions(missingFrom: day, of: request.gameLanguage) : false
    guard day.current.needsSaving else { return hasDrawn }
    // The page shows rounds as they are now, even if that can't be stored.
    do { try await advanceRounds(of: request.accountID, to: request.now) } catch { return hasDrawn }
    return true
  }

  /// Draws the date's missing questions.
  ///
  /// - Returns: whether the date has more questions now. If the store can't write, it is false for a player who has
  ///   begun the date, so that their rounds are shown.
  private func drawQuestions(missingFrom day: DailySnapshot, of gameLanguage: Language) async throws(DailyError) -> Bool
  {
    do {
      let entries = try await store.completeSchedule(
        of: gameLanguage, in: day.date...day.date, drawingWith: dependencies.randomBits)
      return entries.count > day.schedule.count
    } catch {
      if day.recordsOfDate.isEmpty { throw error }
      return false
    }
  }
}
