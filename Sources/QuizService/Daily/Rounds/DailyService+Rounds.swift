internal import QuizDatabase
package import QuizEngine
internal import StoreStatus

// The writes of rounds. Each is one transaction.
extension DailyService {
  /// Starts a round: one for each player, difficulty and date, even if requests come at the same time. Draws the date's
  /// question if there is none. A round of a voided question can be played, but counts nowhere. The player's first
  /// round of a date stores a checkpoint of their streak if the last one is old.
  ///
  /// - Returns: the new round, or the one that was started before.
  /// - Throws: `.noQuestion` or `.store`.
  package func saveStart(of new: NewRound) async throws(DailyError) -> RoundRecord {
    let counters = store.eventCounters
    return try await store.write(.idempotent) { db in
      let rows = RoundRows(db: db)
      let ofDate = try rows.ids(of: new.accountID, on: new.date)
      if let earlier = ofDate[new.difficulty] {
        guard let record = try rows.find(earlier) else {
          throw StoreError.damaged(detail: "the round \(earlier.token.text) has no item")
        }
        return record
      }
      guard let item = try findOrDrawItem(for: new, in: db) else { throw DailyError.noQuestion }
      guard let account = try AccountRows(db: db).find(new.accountID) else {
        throw StoreError.refused(detail: "a round of an account that isn't there")
      }
      if ofDate.isEmpty {
        let calendar = StreakCalendar(today: new.date) { account.calendar.hasDate($0) }
        try StreakCheckpointUpdate(accountID: account.id, calendar: calendar).run(in: db)
      }
      let record = RoundRecord(starting: new, on: item.record, isByGuest: account.isGuest)
      try ItemRows(db: db).addStart(on: item)
      try rows.add(record)
      db.afterCommit { counters.increment(.roundStarted) }
      return record
    }
  }

  private func findOrDrawItem(for new: NewRound, in db: Transaction) throws -> ItemRow? {
    let draw = ItemDraw(game: new.game, difficulty: new.difficulty, date: new.date, seed: new.drawSeed)
    return switch new.draw {
    case .shared: try draw.findOrSchedule(in: db)
    case .personal: try draw.findOrDraw(for: new.accountID, in: db)
    }
  }

  /// Applies an action to a round; see ``QuizEngine/Round``. It saves the latest instant, so that a clock that is set
  /// back can't give time back.
  ///
  /// - Parameter now: by this server's clock, which may have been set back since; see ``ClockStep``.
  /// - Throws: `.noSuchRound`, also for another player's round; `.round` or `.store`.
  package func saveAction(
    _ action: RoundAction, to id: RoundID, of accountID: AccountID, at now: Timestamp
  ) async throws(DailyError) -> RoundRecord {
    let (counters, clockStep) = (store.eventCounters, latestInstantRecorder.lastStep)
    return try await store.writeCommittingFailures(.idempotent) { db in
      let rows = RoundRows(db: db)
      guard let stored = try rows.lock(id) else { return .failure(.noSuchRound) }
      var record = stored
      var failure: DailyError?
      let now = clockStep?.adjusted(now, for: stored.round) ?? now
      do throws(DailyError) { try record.apply(action, by: accountID, at: now) } catch { failure = error }
      // What time alone has changed is saved even if the action fails.
      if record.round != stored.round { try RoundUpdate(record: record).run(in: db) }
      if let failure { return .failure(failure) }
      if stored.round.elapsed == nil, record.round.elapsed != nil {
        db.afterCommit { counters.increment(.roundAnswered) }
      }
      return .success(record)
    }
  }

  /// Stores a player's report on a round's question. It replaces an earlier one.
  ///
  /// - Throws: `.noSuchRound`, `.unfinished` or `.store`.
  func saveReport(_ text: String, on roundID: RoundID, by accountID: AccountID, at now: Timestamp)
    async throws(DailyError)
  {
    try await store.write(.idempotent) { db in
      guard let record = try RoundRows(db: db).find(roundID), record.accountID == accountID else {
        throw DailyError.noSuchRound
      }
      guard record.round.isFinished else { throw DailyError.unfinished }
      try ReportRows(db: db).save(text, on: record.item.id, by: accountID, at: now)
    }
  }
}
