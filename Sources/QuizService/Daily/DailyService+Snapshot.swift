internal import QuizDatabase
internal import QuizEngine

extension DailyService {
  /// Brings a player's date up to date and reads it, with what a page shows beside it, in one snapshot. Most pages
  /// find nothing due: they cost one read, and the time is recorded.
  ///
  /// - Parameters:
  ///   - chosen: today, or the date of one of the player's rounds; nil is today.
  ///   - details: reads what the page shows beside the date.
  func updateAndReadSnapshot<Details: Sendable>(
    of player: Player, on chosen: CalendarDate? = nil,
    _ details: @escaping @Sendable (any SQLConnection, DailySnapshot) throws -> Details
  ) async throws(DailyError) -> (day: DailySnapshot, details: Details) {
    let now = dependencies.now()
    // The page is shown even if the time can't be stored now.
    _ = try? await latestInstantRecorder.record(now)
    let request = SnapshotRequest(of: player.account, on: chosen, gameSettings, at: now)
    var found = try await readSnapshot(request, details)
    if try await storeWhatIsDue(found.day, of: request) { found = try await readSnapshot(request, details) }
    if found.day.streak.needsCheckpoint { await saveCheckpoint(of: request.accountID, request.calendar) }
    return found
  }

  /// Reads a player's date and writes nothing.
  private func readSnapshot<Details: Sendable>(
    _ request: SnapshotRequest, _ details: @escaping @Sendable (any SQLConnection, DailySnapshot) throws -> Details
  ) async throws(DailyError) -> (day: DailySnapshot, details: Details) {
    try await store.read(.snapshot) { db in
      let day = try DailySnapshot(request, in: db)
      return (day, try details(db, day))
    }
  }

  /// Draws the questions that a snapshot lacks, and stores the rounds that have ended since they were saved.
  ///
  /// - Returns: whether anything was stored, so that the snapshot is outdated.
  private func storeWhatIsDue(_ day: DailySnapshot, of request: SnapshotRequest) async throws(DailyError) -> Bool {
    let hasDrawn =
      request.hasSchedule && day.lacksQuestions
      ? try await drawQuestions(missingFrom: day, of: request.gameLanguage) : false
    guard day.current.needsSettling else { return hasDrawn }
    // The page shows rounds as they are now, even if that can't be stored.
    do { try await settle(of: request.accountID, at: request.now) } catch { return hasDrawn }
    return true
  }

  /// Draws the date's missing questions.
  ///
  /// - Returns: whether the date has more questions now. If the store can't write, it is false for a player who has
  ///   begun the date, so that their rounds are shown.
  private func drawQuestions(missingFrom day: DailySnapshot, of gameLanguage: Language) async throws(DailyError) -> Bool
  {
    do {
      let entries = try await store.schedule(
        of: gameLanguage, in: day.date...day.date, drawing: dependencies.randomBits)
      return entries.count > day.schedule.count
    } catch {
      if day.roundsOfDate.isEmpty { throw error }
      return false
    }
  }

  /// The date's three questions as the player sees them.
  ///
  /// - Parameter rounds: the rounds of ``DailySnapshot/current``, or as they are after an action.
  func entries(of day: DailySnapshot, with rounds: [RoundRecord]) -> [DayProgress.Entry] {
    Difficulty.allCases.map { difficulty in
      let round = rounds.first { $0.date == day.date && $0.difficulty == difficulty }
      let scheduled = day.schedule[difficulty]
      return DayProgress.Entry(
        difficulty: difficulty, category: (round?.item.content ?? scheduled)?.question.category, round: round,
        isAvailable: round != nil || day.isToday && (scheduled != nil || gameSettings.drawMode == .personal))
    }
  }
}

extension ItemRows {
  /// A date's questions by difficulty, as far as they were drawn.
  func items(of language: Language, on date: CalendarDate) throws -> [Difficulty: TriviaItem] {
    let items = try Difficulty.allCases.compactMap { try scheduled(language, $0, on: date) }
    return Dictionary(items.map { ($0.record.content.question.difficulty, $0.record.content) }) { first, _ in
      first
    }
  }
}
