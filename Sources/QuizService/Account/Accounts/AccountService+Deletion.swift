internal import QuizDatabase
import QuizEngine

extension AccountService {
  /// Deletes the player's account with what is stored about them; ``AccountDeletion`` says what, and what stays.
  ///
  /// Of copies of a form that come at the same time, one deletes the account. The others succeed, too, and delete only
  /// plays that the browser has begun since. A copy that comes later finds no player, because the session is deleted
  /// with the account.
  ///
  /// - Parameters:
  ///   - password: a guest has none; it isn't checked then.
  ///   - browserDigest: the browser whose plays of quizzes are deleted, too; nil for none.
  ///   - knownBrowserTokens: those in the browser's cookie.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.store`, or `.noLongerGuest` for a guest who has a name
  ///   by now.
  package func deleteAccount(
    of player: Player, password: TypedPassword, browserDigest: BrowserDigest?, knownBrowserTokens: [KnownBrowserToken]
  ) async throws(AccountError) -> AccountDeletionResult {
    let result = try await recordingOutcome(as: nil, failures: .failedPasswordChecks) {
      () throws(AccountError) -> AccountDeletionResult in
      let deletion = AccountDeletion(
        account: player.account, browserDigest: browserDigest, knownBrowserTokens: knownBrowserTokens,
        deletedAt: dependencies.now())
      let result =
        player.account.isGuest
        ? try await deleteGuest(by: deletion) : try await deleteNamedPlayer(player, password, by: deletion)
      await library.offerPublicationsOrRetryLater()
      return result
    }
    if result.hasDeletedAccount { security.increment(.deletions) }
    return result
  }

  private func deleteNamedPlayer(
    _ player: Player, _ password: TypedPassword, by deletion: AccountDeletion
  ) async throws(AccountError) -> AccountDeletionResult {
    let caches = store.caches
    do throws(AccountError) {
      let verified = try await verify(passwordAttempt(of: player, typed: password))
      return try await store.write(.once) { db in
        _ = try verified.confirm(in: db)
        return try deletion.run(in: db, caches)
      }
    } catch .accountDeleted {
      // A copy of the form deleted the account after this one's session was found. No password is left to be checked,
      // so make sure that no account is left either.
      return try await store.write(.once) { db in
        guard try !AccountRows(db: db).exists(deletion.account.id) else { throw AccountError.invalidCredentials }
        return try deletion.run(in: db, caches)
      }
    }
  }

  private func deleteGuest(by deletion: AccountDeletion) async throws(AccountError) -> AccountDeletionResult {
    let caches = store.caches
    return try await store.write(.once) { db in
      let current = try AccountRows(db: db).find(deletion.account.id, locking: .exclusive)
      if let current, !current.isGuest { throw AccountError.noLongerGuest }
      return try deletion.run(in: db, caches)
    }
  }
}
