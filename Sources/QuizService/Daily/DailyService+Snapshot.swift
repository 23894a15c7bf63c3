internal import QuizDatabase
internal import QuizEngine

extension DailyService {
  /// Reads a player's date, with what a page shows beside it, in one snapshot. If the date lacks questions, or rounds
  /// have ended that weren't stored, it draws and stores them and reads again. It also records the time and, now and
  /// then, a checkpoint of the streak.
  ///
  /// - Parameters:
  ///   - chosen: today, or the date of one of the player's rounds; nil is today.
  ///   - details: reads what the page shows beside the date.
  func prepareSnapshot<Details: Sendable>(
    of player: Player, on chosen: CalendarDate? = nil,
    _ details: @escaping @Sendable (any SQLConnection, DailySnapshot) throws -> Details
  ) async throws(DailyError) -> (day: DailySnapshot, details: Details) {
    let account = player.account
    let now = dependencies.now()
    // The page is shown even if the time can't be stored now.
    _ = try? await latestInstantRecorder.record(now)
    let today = account.calendar.date(at: now)
    let gameLanguage = gameSettings.gameLanguage(of: account)
    let date = chosen ?? today
    let hasSchedule = gameSettings.drawMode == .shared && date == today
    let calendar = StreakCalendar(account.calendar, at: now)
    func read() async throws(DailyError) -> (day: DailySnapshot, details: Details) {
      try await store.read(.snapshot) { db in
        let day = DailySnapshot(
          readAt: now, date: date, isToday: date == today,
          schedule: hasSchedule ? try ItemRows(db: db).items(of: gameLanguage, on: date) : [:],
          current: try RoundRows(db: db).current(of: account.id, on: date, at: now),
          streak: try StreakRows(db: db).current(of: account.id, calendar))
        return (day, try details(db, day))
      }
    }
    var found = try await read()
    let hasDrawn =
      hasSchedule && found.day.lacksQuestions
      ? try await drawQuestions(missingFrom: found.day, of: gameLanguage) : false
    var hasSettled = false
    if found.day.current.needsSettling {
      // The page shows rounds as they are now, even if that can't be stored.
      do {
        try await settle(of: account.id, at: now)
        hasSettled = true
      } catch {}
    }
    if hasDrawn || hasSettled { found = try await read() }
    if found.day.streak.needsCheckpoint { await saveCheckpoint(of: account.id, calendar) }
    return found
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
    return Dictionary(items.map { ($0.scheduled.content.question.difficulty, $0.scheduled.content) }) { first, _ in
      first
    }
  }
}
