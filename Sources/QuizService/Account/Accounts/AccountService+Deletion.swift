internal import QuizDatabase
import QuizEngine

extension AccountService {
  /// Deletes the player's account with what is stored about them; ``AccountDeletion`` says what, and what stays.
  ///
  /// Of copies of a form that come at the same time, one deletes the account; the others succeed, too. A copy that
  /// comes later finds no player, because the session is deleted with the account.
  ///
  /// - Parameters:
  ///   - password: a guest has none; it isn't checked then.
  ///   - browserDigest: the browser whose plays of quizzes are deleted, too; nil for none.
  ///   - knownBrowserTokens: those in the browser's cookie.
  /// - Throws: `.noLongerGuest` for a guest who has a name by now, and as ``verify(_:)``.
  package func deleteAccount(
    of player: Player, password: TypedPassword, browserDigest: BrowserDigest?, knownBrowserTokens: [KnownBrowserToken]
  ) async throws(AccountError) -> AccountDeletionResult {
    let deletion = AccountDeletion(
      account: player.account, browserDigest: browserDigest, knownBrowserTokens: knownBrowserTokens,
      deletedAt: dependencies.now())
    let result = try await recordingOutcome(as: nil, failures: .failedPasswordChecks) {
      () throws(AccountError) -> AccountDeletionResult? in
      do throws(AccountError) {
        return player.account.isGuest
          ? try await deleteGuest(by: deletion) : try await deleteNamedPlayer(player, password, by: deletion)
      } catch .accountDeleted { return nil }
    }
    guard let result else { return deletion.repeatedResult }
    security.increment(.deletions)
    return result
  }

  private func deleteNamedPlayer(
    _ player: Player, _ password: TypedPassword, by deletion: AccountDeletion
  ) async throws(AccountError) -> AccountDeletionResult {
    let verified = try await verify(passwordAttempt(of: player, typed: password))
    let caches = store.caches
    let result = try await store.write(.once) { db in
      _ = try verified.confirm(in: db)
      return try deletion.run(in: db, caches)
    }
    // The deletion has unpublished the player's quizzes.
    await library.refreshPublications()
    return result
  }

  private func deleteGuest(by deletion: AccountDeletion) async throws(AccountError) -> AccountDeletionResult {
    let caches = store.caches
    return try await store.write(.once) { db in
      let current = try AccountRows(db: db).find(deletion.account.id, locking: .exclusive)
      guard let current else { throw AccountError.accountDeleted }
      guard current.isGuest else { throw AccountError.noLongerGuest }
      return try deletion.run(in: db, caches)
    }
  }
}
