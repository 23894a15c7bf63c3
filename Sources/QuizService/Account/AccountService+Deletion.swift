internal import QuizDatabase
package import QuizEngine

/// What a browser keeps of a deleted account.
package struct AccountDeletionResult: Hashable, Sendable {
  /// The browser's tokens by which other accounts know it. Its other tokens are of no use any more.
  package let knownBrowserTokens: [Token128]
  /// Another account in the same browser gets no place on the boards of these dates: the dates of the account's rounds
  /// that haven't ended everywhere, because its player knows their questions; and today in any case.
  package let withheldDates: Set<CalendarDate>
}

extension AccountService {
  private typealias Deletion = @Sendable (Transaction) throws -> AccountDeletionResult

  /// Deletes the player's account with all that is stored about them; see ``AccountDeletion``. If the account is gone
  /// already, because another copy of the form came at the same time, only plays are deleted that the browser began since.
  ///
  /// - Parameters:
  ///   - browserID: the browser whose plays of quizzes are deleted, too; nil for none.
  ///   - knownBrowserTokens: those in the browser's cookie.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.isGuest` or `.store`.
  @discardableResult package func deleteAccount(
    of player: Player, password: TypedPassword, browserID: BrowserID?, knownBrowserTokens: [Token128] = []
  ) async throws(AccountError) -> AccountDeletionResult {
    let deletion = makeDeletion(
      of: player.account, browserID: browserID, knownBrowserTokens: knownBrowserTokens)
    let result: AccountDeletionResult
    do throws(AccountError) {
      let verified = try await reauthenticate(player, with: password)
      result = try await write(relyingOn: verified) { db, _ in try deletion(db) }
    } catch {
      guard error == .invalidCredentials else { throw error }
      let id = player.account.id
      guard try await store.read(.strong, { db in try AccountRows(db: db).find(id) == nil }) else { throw error }
      // The account is gone already. Nothing is left to delete, but for plays that began since.
      result = try await store.write(.once) { db in try deletion(db) }
    }
    await library.offerPublicationsOrRetryLater()
    return result
  }

  /// Deletes a guest's account, which has no password. See ``deleteAccount(of:password:browserID:knownBrowserTokens:)``.
  ///
  /// - Throws: `.invalidCredentials` if the guest has a name and a password meanwhile, or `.store`.
  @discardableResult package func deleteGuest(
    _ guest: Player, browserID: BrowserID?, knownBrowserTokens: [Token128] = []
  ) async throws(AccountError) -> AccountDeletionResult {
    let guestID = guest.account.id
    let deletion = makeDeletion(
      of: guest.account, browserID: browserID, knownBrowserTokens: knownBrowserTokens)
    let result = try await store.write(.once) { db in
      let current = try AccountRows(db: db).find(guestID, locking: .exclusive)
      if let current, !current.isGuest { throw AccountError.invalidCredentials }
      return try deletion(db)
    }
    await library.offerPublicationsOrRetryLater()
    return result
  }

  private func makeDeletion(
    of account: Account, browserID: BrowserID?, knownBrowserTokens: [Token128]
  ) -> Deletion {
    let now = dependencies.now()
    let caches = store.caches
    return { db in
      let dates = try datesToWithhold(whenDeleting: account, at: now, in: db)
      try AccountDeletion(accountID: account.id, browserID: browserID, deletedAt: now).run(in: db, caches)
      let stillKnown = try knownBrowserTokens.filter {
        try KnownBrowserRows(db: db).isKnown(KnownBrowserDigest(token: $0))
      }
      return AccountDeletionResult(knownBrowserTokens: stillKnown, withheldDates: dates)
    }
  }
}

/// Today, and the dates of an account's rounds that haven't ended everywhere. If the account is gone, nobody knows what
/// it has played; so these are all dates that haven't.
private func datesToWithhold(
  whenDeleting account: Account, at now: Timestamp, in db: Transaction
) throws -> Set<CalendarDate> {
  let first = CalendarDate(goingOnSomewhereAt: now)
  let last = CalendarDate(begunSomewhereAt: now)
  let dates = (first.epochDay...last.epochDay).map(CalendarDate.init(epochDay:))
  let isGone = try AccountRows(db: db).find(account.id) == nil
  let played = isGone ? dates : try dates.filter { try !RoundRows(db: db).all(of: account.id, on: $0).isEmpty }
  return Set(played + [account.calendar.date(at: now)])
}
