internal import QuizDatabase
internal import QuizEngine

extension DailyService {
  /// Brings a player's day up to date, and reads what a page shows of it, in one snapshot. Most pages find nothing to
  /// store but the time: they cost one read.
  ///
  /// - Parameters:
  ///   - leftRounds: the rounds whose pages the player left for this one.
  ///   - shownRoundID: the player's round that the page shows; nil if it shows today.
  ///   - read: reads what the page shows.
  /// - Throws: `.noSuchRound` if the player has no such round, `.store` if the date's questions couldn't be drawn and
  ///   there is nothing else to show, or if what the player's time has changed in the shown round couldn't be stored.
  func refresh<Value: Sendable>(
    _ player: Player, leaving leftRounds: RoundAdvance.LeftRounds, showing shownRoundID: RoundID? = nil,
    _ read: @escaping @Sendable (ReadConnection, DaySnapshot) throws -> Value
  ) async throws(DailyError) -> Value {
    let now = dependencies.now()
    await latestInstantRecorder.recordIfPossible(now)
    let advance = RoundAdvance(
      accountID: player.account.id, now: now, leftRounds: leftRounds, shownRoundID: shownRoundID,
      clockStep: latestInstantRecorder.lastStep)
    let (value, changes) = try await store.read(.snapshot) { [self] db in
      let snapshot = try snapshot(of: player, after: advance, in: db)
      return (
        try read(db, snapshot),
        try DaySnapshot.PendingChanges(of: snapshot, drawingWith: dependencies.randomBits, in: db)
      )
    }
    guard try await save(changes, of: advance) else { return value }
    // The rounds that the player left are stored as paused, or couldn't be and still run.
    let stored = RoundAdvance(
      accountID: advance.accountID, now: now, shownRoundID: shownRoundID, clockStep: advance.clockStep)
    return try await store.read(.snapshot) { [self] db in
      try read(db, snapshot(of: player, after: stored, in: db))
    }
  }

  private func snapshot(
    of player: Player, after advance: RoundAdvance, in db: ReadConnection
  ) throws -> DaySnapshot {
    let (rows, accountID) = (RoundRows(db: db), player.account.id)
    let today = DaySnapshot.Selection(of: player.account, on: nil, gameSettings, at: advance.now)
    let rounds = try rows.unfinished(of: accountID, andAllOn: today.date)
    guard let roundID = advance.shownRoundID else {
      return try DaySnapshot(today, rounds: rounds, after: advance, in: db)
    }
    // A start or an answer is followed by the page of a round of today.
    let found = rounds.first { $0.id == roundID }?.date
    guard let date = try found ?? rows.date(of: roundID, of: accountID) else { throw DailyError.noSuchRound }
    if date == today.date { return try DaySnapshot(today, rounds: rounds, after: advance, in: db) }
    let selection = DaySnapshot.Selection(of: player.account, on: date, gameSettings, at: advance.now)
    return try DaySnapshot(
      selection, rounds: rows.unfinished(of: accountID, andAllOn: date), after: advance, in: db)
  }

  /// Stores what can be stored. The page is shown even if something can't, except what has changed in its own round;
  /// the failure is in the log (``QuizDatabase/FailureReportingDatabase``).
  ///
  /// - Returns: whether the day must be read again.
  private func save(
    _ changes: DaySnapshot.PendingChanges, of advance: RoundAdvance
  ) async throws(DailyError) -> Bool {
    var isOutdated = false
    if !changes.schedule.isEmpty {
      do {
        try await store.write(.idempotent) { db in try changes.schedule.run(in: db) }
        isOutdated = true
      } catch {
        // Without a round there is nothing to show.
        if !changes.hasRounds { throw error }
      }
    }
    if !changes.changedRounds.isEmpty {
      do {
        let saved = try await store.write(.idempotent) { db in try advance.run(in: db) }
        if !changes.areShown(after: saved) { isOutdated = true }
      } catch {
        if changes.changedRounds.contains(where: { $0.id == advance.shownRoundID }) { throw error }
        // Others are shown as time has changed them, stored or not.
        isOutdated = true
      }
    }
    return isOutdated
  }
}
