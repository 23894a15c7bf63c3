internal import QuizDatabase
package import QuizEngine
internal import StoreStatus

/// The daily game: a player's day, rounds, practice, past rounds and statistics.
///
/// A player's day has several types, of which each is made from the one before it:
///
/// 1. ``DailySnapshot`` is what one read of the store shows of a date. It stays in this service.
/// 2. ``DayProgress`` is made from the snapshot: the date's three questions and what the player has made of them.
///    ``RoundDetails`` has one for the page of a round. ``DailyOverview`` has the same entries for the home page, with
///    open rounds of earlier dates, the streak and the place on the day's board.
/// 3. `DayMarks` of QuizPages shows the entries as three marks. `DaySummary`, for pages of quizzes, is made from the
///    `DayProgress` and has the marks.
///
/// ``PastDay`` is read without a `DailySnapshot`, because it shows questions with their answers. Its page has `DayMarks`, too.
package struct DailyService: Sendable {
  let store: StoreHandle<DailyError>
  let latestInstantRecorder: LatestInstantRecorder
  let gameSettings: GameSettings
  let dependencies: Dependencies
}

extension DailyService {
  /// Updates the player's day and reads it: today's rounds, open rounds of earlier dates, the streak, and the place on the
  /// day's board. See ``updateAndReadSnapshot(of:on:_:)``.
  ///
  /// - Parameter leavesRounds: whether the player went to the page that shows it. Rounds whose pages they left for it
  ///   are paused then.
  package func updateAndReadOverview(of player: Player, leavesRounds: Bool) async throws(DailyError) -> DailyOverview {
    let account = player.account
    let gameLanguage = gameSettings.gameLanguage(of: player.account)
    let (day, details) = try await updateAndReadSnapshot(of: player) { [self] db, day in
      (
        dayNumber: try dayNumber(of: day.date, in: gameLanguage, db: db),
        standing: try standing(of: account, with: day.recordsOfDate, on: day.date, db: db)
      )
    }
    let records = leavesRounds ? await leave(day.current.records, by: player) : day.current.records
    return DailyOverview(
      readAt: day.readAt, date: day.date, entries: entries(of: day, with: records),
      earlierOpenRounds: records.filter { $0.date != day.date && !$0.round.isOver }, streak: day.streak.length,
      dayNumber: details.dayNumber, standing: details.standing)
  }

  /// Updates the player's day and reads whether they can start one of today's rounds, and what they see before. See
  /// ``updateAndReadSnapshot(of:on:_:)``.
  ///
  /// - Parameter leavesRounds: as in ``updateAndReadOverview(of:leavesRounds:)``.
  package func updateAndReadOffer(
    of difficulty: Difficulty, for player: Player, leavesRounds: Bool
  ) async throws(DailyError) -> RoundOffer {
    let account = player.account.id
    let (day, bestTime) = try await updateAndReadSnapshot(of: player) { db, day in
      try RoundRows(db: db).bestTime(of: account, difficulty, before: day.date)
    }
    let records = leavesRounds ? await leave(day.current.records, by: player) : day.current.records
    let entries = entries(of: day, with: records)
    guard let entry = entries.first(where: { $0.difficulty == difficulty }), entry.isAvailable else {
      return .unavailable
    }
    if let record = entry.record { return .started(record.id) }
    return .ready(
      RoundOffer.Details(
        date: day.date, category: entry.category, entries: entries, streak: day.streak.length, bestTime: bestTime))
  }

  /// Pauses rounds whose page was left; see ``QuizEngine/Round/leave(at:)``. A browser can ask for the next page before
  /// the old one says that it goes.
  ///
  /// - Returns: the rounds as they are then. A round that can't be stored now goes on.
  func leave(_ records: [RoundRecord], by player: Player) async -> [RoundRecord] {
    var updated: [RoundRecord] = []
    for record in records {
      // Leaving a page without JavaScript, which sends no heartbeats, doesn't pause its round.
      if case .running(_, lastHeartbeatAt: .some) = record.round.phase {
        updated.append((try? await apply(.leave, to: record.id, by: player)) ?? record)
      } else {
        updated.append(record)
      }
    }
    return updated
  }

  /// Starts today's round, or returns the one that was started already.
  ///
  /// - Parameters:
  ///   - date: the date that the player's page showed.
  ///   - withheld: see ``AccountDeletionResult/withheldDates``. A round of such a date enters no board. A guest's enters none anyway.
  package func start(
    _ difficulty: Difficulty, offeredFor date: CalendarDate, by player: Player, withheld: Set<CalendarDate> = []
  ) async throws(DailyError) -> RoundRecord {
    guard dependencies.isClockSynchronized() else { throw .clockNotSynchronized }
    let account = player.account
    let now = dependencies.now()
    let today = account.calendar.date(at: now)
    guard date == today else { throw .dateChanged(today: today) }
    let dayEndsAt = account.calendar.end(ofDateAt: now)
    if try await mapError(
      DailyError.store, { () throws(StoreError) in try await latestInstantRecorder.hasPassed(dayEndsAt, at: now) })
    {
      throw .dateIsOver
    }
    let new = NewRound(
      id: RoundID(Token128(using: dependencies)), accountID: account.id, date: today, difficulty: difficulty,
      language: gameSettings.gameLanguage(of: account), startedAt: now, dayEndsAt: dayEndsAt,
      seed: dependencies.randomBits(),
      drawSeed: dependencies.randomBits(), draw: gameSettings.drawMode, isWithheld: withheld.contains(today))
    return try await startRound(new)
  }

  /// Applies an action to one of the player's rounds.
  package func apply(_ action: RoundAction, to roundID: RoundID, by player: Player) async throws(DailyError)
    -> RoundRecord
  {
    let time = dependencies.now()
    _ = try? await latestInstantRecorder.record(time)
    let now = try await latestInstantRecorder.adjusted(time) { () throws(DailyError) in
      try await store.read(.strong) { db in try RoundRows(db: db).find(roundID) }
    }
    return try await saveAction(action, to: roundID, of: player.account.id, at: now)
  }

  /// Answers a round.
  ///
  /// - Parameter position: the option's index in the order in which this player sees the options.
  package func answer(_ position: Int, in roundID: RoundID, by player: Player) async throws(DailyError) -> RoundRecord {
    let stored = try await store.read(.strong) { db in try RoundRows(db: db).find(roundID) }
    guard let record = stored, record.accountID == player.account.id else { throw .noSuchRound }
    guard record.optionOrder.indices.contains(position) else { throw .round(.noSuchOption) }
    return try await apply(.answer(option: record.optionOrder[position]), to: roundID, by: player)
  }

  /// Stores a player's report on a question. It replaces an earlier report.
  ///
  /// - Parameter text: ``TextLimit/report`` characters, not only spaces. A line break counts as one character:
  ///   browsers send two.
  package func report(_ text: String, on roundID: RoundID, by player: Player) async throws(DailyError) {
    let text = String(text.map { $0 == "\r\n" ? "\n" : $0 })
    guard !text.allSatisfy(\.isWhitespace) else { throw .report(.empty) }
    guard TextLimit.report.contains(text.unicodeScalars.count) else { throw .report(.tooLong) }
    try await saveReport(text, on: roundID, by: player.account.id, at: dependencies.now())
  }
}
