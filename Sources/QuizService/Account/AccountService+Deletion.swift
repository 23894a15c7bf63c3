internal import QuizDatabase
package import QuizEngine

/// What a browser keeps of a deleted account.
package struct AccountDeletionResult: Hashable, Sendable {
  /// The browser's device tokens by which other accounts know it. Its other tokens are of no use any more.
  package let deviceTokens: [Token128]
  /// Another account in the same browser gets no place on the boards of these dates, because its player knows the
  /// questions: today, and the dates of the account's rounds that haven't ended everywhere.
  package let withheldDates: Set<CalendarDate>
}

extension AccountService {
  /// Deletes the account with its name, sessions, groups and reports, and a browser's plays of quizzes. Only counts
  /// stay. The player's drafts are deleted and their quizzes unpublished, but for those that `successors` names. Does
  /// nothing for an account that is gone already: the form was sent twice.
  ///
  /// - Parameters:
  ///   - password: nil for a guest, who has none.
  ///   - deviceTokens: those in the browser's cookie.
  ///   - successors: an editor of each draft that goes to another owner.
  /// - Throws: `.invalidCredentials`, also for a guest who has a name and a password meanwhile; `.rateLimited`, `.busy`
  ///   or `.store`.
  @discardableResult package func delete(
    _ player: Player, password: TypedPassword?, browser: BrowserID?, deviceTokens: [Token128] = [],
    handingOver successors: [DraftID: AccountID] = [:]
  ) async throws(AccountError) -> AccountDeletionResult {
    let (account, now, caches) = (player.account, dependencies.now(), store.caches)
    let deletion = AccountDeletion(account: account.id, browser: browser, successors: successors, deletedAt: now)
    let run: @Sendable (Transaction) throws -> AccountDeletionResult = { db in
      let dates = try RoundRows(db: db).withheldDates(of: account, at: now)
      try deletion.run(in: db, caches)
      let remaining = try deviceTokens.filter { try DeviceRows(db: db).isKnown(DeviceTokenDigest(token: $0)) }
      return AccountDeletionResult(deviceTokens: remaining, withheldDates: dates)
    }
    let result: AccountDeletionResult
    if account.isGuest {
      result = try await store.write(.once) { db in
        let present = try AccountRows(db: db).find(account.id, locking: .exclusive)
        if let present, !present.isGuest { throw AccountError.invalidCredentials }
        return try run(db)
      }
    } else {
      do throws(AccountError) {
        let verified = try await verify(password ?? TypedPassword(""), of: player)
        result = try await write(relyingOn: verified) { db, _ in try run(db) }
      } catch {
        guard error == .invalidCredentials else { throw error }
        let isGone = try await store.read(.strong) { db in try AccountRows(db: db).find(account.id) == nil }
        guard isGone else { throw error }
        // Nothing is left to delete, but for plays that began since.
        result = try await store.write(.once) { db in try run(db) }
      }
    }
    await library.refreshPublications()
    return result
  }
}
