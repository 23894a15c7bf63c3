internal import QuizDatabase
package import QuizEngine
internal import StoreStatus

extension DailyService {
  /// - Parameter month: the month to show; nil is the present one.
  package func statistics(
    of account: Account, in month: CalendarMonth? = nil
  ) async throws(DailyError) -> StatisticsOverview {
    let now = dependencies.now()
    let game = gameSettings.drawMode == .shared ? gameSettings.game(of: account) : nil
    return try await advanceAndRead(of: account.id, at: now) { db in
      StatisticsOverview(
        of: try RoundRows(db: db).history(of: account.id), voided: try ItemRows(db: db).voided(for: account.id),
        in: month, firstScheduled: try game.flatMap(ItemRows(db: db).firstDate), calendar: account.calendar, now: now)
    }
  }

  /// Reads a player's rounds in one snapshot. Rounds that have ended since they were saved are saved before.
  func advanceAndRead<Value: Sendable>(
    of accountID: AccountID, at now: Timestamp, _ work: @escaping @Sendable (ReadConnection) throws -> Value
  ) async throws(DailyError) -> Value {
    let advance = RoundAdvance(accountID: accountID, now: now)
    let value = try await store.read(.snapshot) { db in
      try RoundRows(db: db).unfinished(of: accountID).contains { advance.changed($0) != nil } ? nil : try work(db)
    }
    if let value { return value }
    try await store.write(.idempotent) { db in _ = try advance.run(in: db) }
    return try await store.read(.snapshot, work)
  }
}
