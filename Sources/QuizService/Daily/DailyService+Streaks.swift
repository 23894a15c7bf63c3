internal import QuizDatabase
internal import QuizEngine

extension DailyService {
  /// Stores a checkpoint of a streak. The streak is right even if that fails.
  func saveCheckpoint(of accountID: AccountID, in calendar: StreakCalendar) async {
    let update = StreakCheckpointUpdate(accountID: accountID, calendar: calendar)
    try? await store.write(.repeatable) { db in try update.run(in: db) }
  }

  /// Reads how long the streak is that a player can continue today; 0 if there is none. Stores a checkpoint if the last one
  /// is old. Each page's header shows the streak.
  package func refreshStreak(of player: Player) async throws(DailyError) -> Int {
    let calendar = StreakCalendar(player.account.calendar, at: dependencies.now())
    return try await refreshStreak(of: player.account.id, in: calendar)
  }

  /// As ``refreshStreak(of:)``. The length is as ``PlayerStatistics/streaks`` counts it, after a correction too. Only a
  /// few rows are read, even of many rounds.
  func refreshStreak(of accountID: AccountID, in calendar: StreakCalendar) async throws(DailyError) -> Int {
    let streak = try await store.read(.strong) { db in
      try StreakReader(db: db, accountID: accountID, calendar: calendar).current()
    }
    if streak.needsCheckpoint { await saveCheckpoint(of: accountID, in: calendar) }
    return streak.length
  }
}
