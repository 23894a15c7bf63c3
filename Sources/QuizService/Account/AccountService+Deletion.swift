internal import QuizDatabase
import QuizEngine

extension AccountService {
  /// Deletes the player's account with all that is stored about them; see ``AccountDeletion``. If another copy of the form
  /// has deleted the account already, only plays are deleted that the browser began since.
  ///
  /// - Parameters:
  ///   - browserID: the browser whose plays of quizzes are deleted, too; nil for none.
  ///   - knownBrowserTokens: those in the browser's cookie.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.isGuest` or `.store`.
  @discardableResult package func deleteAccount(
    of player: Player, password: TypedPassword, browserID: BrowserID?, knownBrowserTokens: [KnownBrowserToken] = []
  ) async throws(AccountError) -> AccountDeletionResult {
    try await counting(.deletions, failures: .failedPasswordChecks) {
      () throws(AccountError) -> AccountDeletionResult in
      let deletion = AccountDeletion(
        account: player.account, browserID: browserID, knownBrowserTokens: knownBrowserTokens,
        deletedAt: dependencies.now())
      let caches = store.caches
      let result: AccountDeletionResult
      do throws(AccountError) {
        let verified = try await reauthenticate(player, with: password)
        result = try await write(relyingOn: verified) { db, _ in try deletion.run(in: db, caches) }
      } catch .accountDeleted {
        result = try await store.write(.once) { db in try deletion.run(in: db, caches) }
      }
      await library.offerPublicationsOrRetryLater()
      return result
    }
  }

  /// Deletes a guest's account, which has no password. See ``deleteAccount(of:password:browserID:knownBrowserTokens:)``.
  ///
  /// - Throws: `.noLongerGuest` or `.store`.
  @discardableResult package func deleteGuest(
    _ guest: Player, browserID: BrowserID?, knownBrowserTokens: [KnownBrowserToken] = []
  ) async throws(AccountError) -> AccountDeletionResult {
    try await counting(.deletions, failures: .failedPasswordChecks) {
      () throws(AccountError) -> AccountDeletionResult in
      let deletion = AccountDeletion(
        account: guest.account, browserID: browserID, knownBrowserTokens: knownBrowserTokens,
        deletedAt: dependencies.now())
      let caches = store.caches
      let result = try await store.write(.once) { db in
        let current = try AccountRows(db: db).find(deletion.account.id, locking: .exclusive)
        if let current, !current.isGuest { throw AccountError.noLongerGuest }
        return try deletion.run(in: db, caches)
      }
      await library.offerPublicationsOrRetryLater()
      return result
    }
  }
}
