internal import QuizDatabase
package import QuizEngine

/// What a browser keeps of a deleted account.
package struct AccountDeletionResult: Hashable, Sendable {
  /// The browser's device tokens by which other accounts know it. Its other tokens are of no use any more.
  package let deviceTokens: [Token128]
  /// Another account in the same browser gets no place on the boards of these dates: the dates of the account's rounds
  /// that haven't ended everywhere, because its player knows their questions; and today in any case.
  package let withheldDates: Set<CalendarDate>
}

extension AccountService {
  private typealias Deletion = @Sendable (Transaction) throws -> AccountDeletionResult

  /// Deletes the account with all that is stored about its player; see ``AccountDeletion``. If the account is gone
  /// already, because another copy of the form came at the same time, only plays are deleted that the browser began since.
  ///
  /// - Parameters:
  ///   - password: nil for a guest, who has none.
  ///   - deviceTokens: those in the browser's cookie.
  /// - Throws: `.invalidCredentials`, also for a guest who has a name and a password meanwhile; `.rateLimited`, `.busy`
  ///   or `.store`.
  @discardableResult package func delete(
    _ player: Player, password: TypedPassword?, browser: BrowserID?, deviceTokens: [Token128] = []
  ) async throws(AccountError) -> AccountDeletionResult {
    let account = player.account
    let now = dependencies.now()
    let caches = store.caches
    let deletion: Deletion = { db in
      let dates = try datesToWithhold(whenDeleting: account, at: now, db)
      try AccountDeletion(accountID: account.id, browser: browser, deletedAt: now).run(in: db, caches)
      let deviceTokens = try deviceTokens.filter { try DeviceRows(db: db).isKnown(DeviceTokenDigest(token: $0)) }
      return AccountDeletionResult(deviceTokens: deviceTokens, withheldDates: dates)
    }
    let result: AccountDeletionResult
    if account.isGuest {
      result = try await deleteGuest(account.id, by: deletion)
    } else {
      result = try await deleteNamed(player, password: password ?? TypedPassword(""), by: deletion)
    }
    await library.offerPublicationsOrRetryLater()
    return result
  }

  private func deleteGuest(
    _ guestID: AccountID, by deletion: @escaping Deletion
  ) async throws(AccountError) -> AccountDeletionResult {
    try await store.write(.once) { db in
      let current = try AccountRows(db: db).find(guestID, locking: .exclusive)
      if let current, !current.isGuest { throw AccountError.invalidCredentials }
      return try deletion(db)
    }
  }

  private func deleteNamed(
    _ player: Player, password: TypedPassword, by deletion: @escaping Deletion
  ) async throws(AccountError) -> AccountDeletionResult {
    do throws(AccountError) {
      let verified = try await reauthenticate(player, with: password)
      return try await write(relyingOn: verified) { db, _ in try deletion(db) }
    } catch {
      guard error == .invalidCredentials else { throw error }
      let id = player.account.id
      guard try await store.read(.strong, { db in try AccountRows(db: db).find(id) == nil }) else { throw error }
      // The account is gone already. Nothing is left to delete, but for plays that began since.
      return try await store.write(.once) { db in try deletion(db) }
    }
  }
}

/// Today, and the dates of an account's rounds that haven't ended everywhere. If the account is gone, nobody knows what
/// it has played; so these are all dates that haven't.
private func datesToWithhold(
  whenDeleting account: Account, at now: Timestamp, _ db: Transaction
) throws -> Set<CalendarDate> {
  let first = CalendarDate(goingOnSomewhereAt: now)
  let last = CalendarDate(begunSomewhereAt: now)
  let dates = (first.epochDay...last.epochDay).map(CalendarDate.init(epochDay:))
  let isGone = try AccountRows(db: db).find(account.id) == nil
  let played = isGone ? dates : try dates.filter { try !RoundRows(db: db).all(of: account.id, on: $0).isEmpty }
  return Set(played + [account.calendar.date(at: now)])
}
