internal import QuizDatabase
package import QuizEngine
package import StoreStatus

extension HouseStore {
  /// Starts a round: one for each player, difficulty and date, even if requests come at the same time. Draws the date's
  /// question if there is none. A round of a voided question can be played, but counts nowhere.
  ///
  /// - Returns: the new round, or the existing one.
  package func start(_ start: NewRound) async throws(DailyError) -> RoundRecord {
    let counters = caches.eventCounters
    return try await writeDaily { db in
      let result = try RoundRows(db: db).start(start)
      if case .success(let record) = result, record.id == start.id {
        db.afterCommit { counters.increment(.roundStarted) }
      }
      return result
    }
  }

  /// A round as it was last stored: what time alone has changed since isn't applied. Nil if there is none of that id.
  package func round(_ id: RoundID) async throws(StoreError) -> RoundRecord? {
    try await read { db in try RoundRows(db: db).find(id) }
  }

  /// Applies an action in one transaction; see ``QuizEngine/Round``. What time alone changed is stored even if the
  /// action is refused. Observing a running round saves the latest instant, so that a clock that is set back can't give
  /// time back.
  package func apply(
    _ action: RoundAction, to round: RoundID, of account: AccountID, at now: Timestamp
  ) async throws(DailyError) -> RoundRecord {
    if action == .observe || action == .leave,
      let record = try await roundIfUnchanged(by: action, round, of: account, at: now)
    {
      return record
    }
    let counters = caches.eventCounters
    return try await writeDaily { db in
      let result = try RoundRows(db: db).apply(action, to: round, of: account, at: now)
      if case .success(let applied) = result, applied.isAnswered {
        db.afterCommit { counters.increment(.roundAnswered) }
      }
      return result
    }.record
  }

  /// How long the streak is that a player can continue today, as ``PlayerStatistics/streaks`` counts it. It is right
  /// after a correction too, and reads only a few rows, even of many rounds. Stores a checkpoint when the last one is
  /// old; the streak is right even if that fails.
  ///
  /// - Parameter hasDate: whether the player's calendar has a date.
  package func currentStreak(
    of account: AccountID, on today: CalendarDate,
    hasDate: @escaping @Sendable (CalendarDate) -> Bool
  ) async throws(StoreError) -> Int {
    let calendar = StreakRows.Calendar(today: today, hasDate: hasDate)
    let streak = try await read { db in try StreakRows(db: db).current(of: account, calendar) }
    if streak.needsCheckpoint { await saveCheckpoint(of: account, calendar) }
    return streak.length
  }

  /// Stores a checkpoint of a streak. The streak is right even if that fails.
  func saveCheckpoint(of account: AccountID, _ calendar: StreakRows.Calendar) async {
    try? await write { db in try StreakRows(db: db).saveCheckpoint(of: account, calendar) }
  }

  /// Applies an action without writing. Returns nil if the action or the passing of time has changed the round, so that
  /// it must be saved.
  private func roundIfUnchanged(
    by action: RoundAction, _ id: RoundID, of account: AccountID, at now: Timestamp
  ) async throws(DailyError) -> RoundRecord? {
    let found: RoundRecord?
    do { found = try await round(id) } catch { throw .store(error) }
    guard var record = found else { throw .noSuchRound }
    let previous = record.round
    try record.apply(action, by: account, at: now)
    return record.round == previous ? record : nil
  }

  func writeDaily<Value: Sendable>(
    _ work: @escaping @Sendable (Transaction) throws -> Result<Value, DailyError>
  ) async throws(DailyError) -> Value {
    let result: Result<Value, DailyError>
    do { result = try await write(work) } catch { throw .store(error) }
    return try result.get()
  }
}
