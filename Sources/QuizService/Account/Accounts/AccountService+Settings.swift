internal import QuizDatabase
import QuizEngine
internal import StoreStatus

extension AccountService {
  /// Stores the player's settings and time zone. A new zone takes effect at its next midnight.
  ///
  /// - Throws: `.accountDeleted` or `.store`.
  package func changeSettings(
    _ settings: AccountSettings, timeZone: IANATimeZone, of player: Player
  ) async throws(AccountError) {
    let change = TimeZoneChange(accountID: player.account.id, zone: timeZone, changedAt: dependencies.now())
    try await store.write(.idempotent) { db in
      guard try AccountRows(db: db).changeSettings(settings, of: player.account.id) else {
        throw AccountError.accountDeleted
      }
      try change.run(in: db)
    }
  }

  /// Notes that the player has seen the onboarding slides, or skipped them.
  ///
  /// - Throws: `.accountDeleted` or `.store`.
  package func finishOnboarding(of player: Player) async throws(AccountError) {
    try await store.write(.idempotent) { db in
      guard try AccountRows(db: db).finishOnboarding(of: player.account.id) else { throw AccountError.accountDeleted }
    }
  }
}
