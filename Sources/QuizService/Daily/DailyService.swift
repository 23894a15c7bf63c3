internal import QuizDatabase
package import QuizEngine
internal import StoreStatus

/// The daily game: a player's day, rounds, practice, past rounds and statistics.
///
/// A player's day has several types:
///
/// - A ``DaySnapshot`` is what one read of the store shows of a date, with its ``DaySnapshot/PendingChanges``: what has
///   to be stored before a page shows it. It stays in this service.
/// - ``DayProgress`` has the date's three questions and what the player has made of them.
/// - ``DailyHome``, ``RoundOffer/Details`` and ``RoundDetails``, for the home page, the page before Start and the page
///   of a round, have a `DayProgress` and what their pages show beside it.
///
/// ``PastDay`` is another one, because it shows questions with their answers.
package struct DailyService: Sendable {
  let store: StoreHandle<DailyError>
  let latestInstantRecorder: LatestInstantRecorder
  let gameSettings: GameSettings
  let dependencies: Dependencies
}

extension DailyService {
  /// The player's day: today's rounds, unfinished rounds of other dates, the streak, and the standing on the day's
  /// board. Brings the day up to date before; see ``DaySnapshot/PendingChanges``.
  ///
  /// - Parameter pausesRunningRounds: whether the player's running rounds are paused before, because the player left
  ///   their pages for this one. A browser can ask for the next page before the old one says that it goes.
  package func refreshHome(of player: Player, pausesRunningRounds: Bool) async throws(DailyError) -> DailyHome {
    try await refresh(player, leaving: pausesRunningRounds ? .all : .none) { [self] db, snapshot in
      DailyHome(
        of: snapshot,
        standing: try standing(of: player.account, with: snapshot.roundsOfDate, on: snapshot.selection.date, db: db),
        hasWithheldRounds: snapshot.rankings(of: player).contains(where: isShownAsWithheld))
    }
  }

  /// Whether the player can start one of today's rounds, and what they see before. Brings the day up to date before;
  /// see ``DaySnapshot/PendingChanges``.
  ///
  /// - Parameter pausesRunningRounds: as in ``refreshHome(of:pausesRunningRounds:)``.
  package func refreshOffer(
    of difficulty: Difficulty, for player: Player, pausesRunningRounds: Bool
  ) async throws(DailyError) -> RoundOffer {
    let accountID = player.account.id
    let (snapshot, bestTime, item) = try await refresh(player, leaving: pausesRunningRounds ? .all : .none) {
      db, snapshot in
      let (game, date) = (snapshot.selection.game, snapshot.selection.date)
      let scheduled =
        snapshot.scheduledCategories[difficulty] == nil
        ? nil : try ItemRows(db: db).scheduled(game, difficulty, on: date)?.record
      return (
        snapshot, try RoundRows(db: db).bestTime(of: accountID, difficulty, before: date),
        try TranslationRows(db: db).localized([scheduled].compactMap(\.self), in: player.readingLanguage).first
      )
    }
    let today = snapshot.progress
    guard let entry = today.entries.first(where: { $0.difficulty == difficulty }), entry.isAvailable else {
      return .unavailable
    }
    if let record = entry.record { return .started(record.id) }
    return .ready(
      RoundOffer.Details(
        today: today, category: entry.category, isVoid: item?.isVoid == true,
        isWithheld: isShownAsWithheld(player.ranking(on: today.date)),
        bestTime: bestTime, language: item?.content.question.language))
  }

  /// A player's today: the rounds, and which questions can still be started. Brings it up to date before; see
  /// ``DaySnapshot/PendingChanges``.
  package func refreshProgress(of player: Player) async throws(DailyError) -> DayProgress {
    try await refresh(player, leaving: .none) { _, snapshot in snapshot.progress }
  }

  /// How long the streak is that the player can continue today, as ``PlayerStatistics/streaks`` counts it; 0 if there
  /// is none. Each page's header shows it, so it reads only the rounds since the last checkpoint
  /// (``StreakCheckpointUpdate``).
  package func streak(of player: Player) async throws(DailyError) -> Int {
    let calendar = StreakCalendar(player.account.calendar, at: dependencies.now())
    return try await store.read(.snapshot) { db in
      try StreakReader(db: db, accountID: player.account.id, calendar: calendar).length()
    }
  }

  /// Starts today's round, or returns the one that was started already.
  ///
  /// - Parameter date: the date that the player's page showed.
  package func start(
    _ difficulty: Difficulty, offeredFor date: CalendarDate, by player: Player
  ) async throws(DailyError) -> RoundRecord {
    guard dependencies.isClockSynchronized() else { throw .clockNotSynchronized }
    let account = player.account
    let now = dependencies.now()
    let today = account.calendar.date(at: now)
    guard date == today else { throw .dateChanged(today: today) }
    let dayEndsAt = account.calendar.end(ofDateAt: now)
    let isOver = try await mapError(DailyError.store) { () throws(StoreError) in
      try await latestInstantRecorder.hasPassed(dayEndsAt, at: now)
    }
    if isOver { throw .dateIsOver }
    let new = NewRound(
      id: RoundID(Token128(using: dependencies)), accountID: account.id, date: today, difficulty: difficulty,
      game: gameSettings.game(of: account), startedAt: now, dayEndsAt: dayEndsAt, seed: dependencies.randomBits(),
      drawSeed: dependencies.randomBits(), draw: gameSettings.drawMode,
      isDateWithheld: player.withheldDates.contains(today))
    return try await saveStart(of: new)
  }

  /// Applies an action to one of the player's rounds.
  package func apply(_ action: RoundAction, to roundID: RoundID, by player: Player) async throws(DailyError)
    -> RoundRecord
  {
    let now = dependencies.now()
    await latestInstantRecorder.recordIfPossible(now)
    return try await saveAction(action, to: roundID, of: player.account.id, at: now)
  }

  /// Answers a round.
  ///
  /// - Parameter position: the option's index in the order in which this player sees the options.
  package func answer(_ position: Int, in roundID: RoundID, by player: Player) async throws(DailyError) -> RoundRecord {
    try await apply(.answerShown(position: position), to: roundID, by: player)
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
