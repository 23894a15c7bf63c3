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
  ///   - playOwner: the browser whose plays of quizzes are deleted, too; nil for none.
  ///   - knownBrowserTokens: those in the browser's cookie.
  /// - Throws: `.noLongerGuest` for a guest who has a name by now, and as ``verify(_:)``.
  package func deleteAccount(
    of player: Player, password: TypedPassword, playOwner: PlayOwner?, knownBrowserTokens: [KnownBrowserToken]
  ) async throws(AccountError) -> AccountDeletionResult {
    let deletion = AccountDeletion(playOwner: playOwner, knownBrowserTokens: knownBrowserTokens)
    do throws(AccountError) {
      return try await recordingOutcome(as: .deletions, failures: .failedPasswordChecks) {
        () throws(AccountError) -> AccountDeletionResult in
        player.account.isGuest
          ? try await deleteGuest(player, by: deletion) : try await deleteNamedPlayer(player, password, by: deletion)
      }
    } catch .accountDeleted {
      // A copy of the form was faster.
      return deletion.repeatedResult(at: dependencies.now())
    }
  }

  private func deleteNamedPlayer(
    _ player: Player, _ password: TypedPassword, by deletion: AccountDeletion
  ) async throws(AccountError) -> AccountDeletionResult {
    let verified = try await verify(passwordAttempt(of: player, typed: password))
    let (now, caches) = (dependencies.now(), store.caches)
    let result = try await store.write(.once) { db in
      try deletion.run(on: verified.confirm(in: db).account, in: db, at: now, caches)
    }
    // The deletion has unpublished the player's quizzes.
    await library.reloadPublications()
    return result
  }

  private func deleteGuest(_ player: Player, by deletion: AccountDeletion) async throws(AccountError)
    -> AccountDeletionResult
  {
    let (now, caches) = (dependencies.now(), store.caches)
    return try await store.write(.once) { db in
      let current = try AccountRows(db: db).find(player.account.id, locking: .exclusive)
      guard let current else { throw AccountError.accountDeleted }
      guard current.isGuest else { throw AccountError.noLongerGuest }
      return try deletion.run(on: current, in: db, at: now, caches)
    }
  }
}
