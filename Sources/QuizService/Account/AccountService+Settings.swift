internal import QuizDatabase
import QuizEngine
internal import StoreStatus

extension AccountService {
  /// Stores the player's settings and time zone. A new zone takes effect at its next midnight.
  package func changeSettings(
    _ settings: AccountSettings, timeZone: IANATimeZone, of player: Player
  ) async throws(AccountError) {
    let now = dependencies.now()
    try await store.write(.repeatable) { db in
      let rows = AccountRows(db: db)
      try rows.changeSettings(settings, of: player.account.id)
      try rows.move(player.account.id, to: timeZone, at: now)
    }
  }

  /// Notes that the player has seen the introduction, or skipped it.
  package func finishOnboarding(of player: Player) async throws(AccountError) {
    try await store.write(.repeatable) { db in
      try AccountRows(db: db).finishOnboarding(of: player.account.id)
    }
  }
}
