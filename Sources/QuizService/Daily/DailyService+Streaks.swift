internal import QuizDatabase
internal import QuizEngine

extension DailyService {
  /// Stores a checkpoint of a streak. The streak is right even if that fails.
  func saveCheckpoint(of accountID: AccountID, _ calendar: StreakCalendar) async {
    try? await store.write(.repeatable) { db in try StreakRows(db: db).saveCheckpoint(of: accountID, calendar) }
  }

  /// How long the streak is that a player can continue today, as ``PlayerStatistics/streaks`` counts it. It is right
  /// after a correction too, and reads only a few rows, even of many rounds. Stores a checkpoint when the last one is
  /// old.
  func streak(of accountID: AccountID, _ calendar: StreakCalendar) async throws(DailyError) -> Int {
    let streak = try await store.read(.strong) { db in try StreakRows(db: db).current(of: accountID, calendar) }
    if streak.needsCheckpoint { await saveCheckpoint(of: accountID, calendar) }
    return streak.length
  }
}
