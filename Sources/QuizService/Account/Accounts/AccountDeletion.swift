package import QuizDatabase
package import QuizEngine

/// Deletes an account with all that is stored about its player. What stays doesn't tell who it was:
///
/// - counts of answers and outcomes,
/// - the revisions of unpublished quizzes, which open plays need,
/// - counted attempts, which expire by themselves,
/// - what the player did for others, without their account: changes in drafts of other authors, publications of those,
///   and an operator's decisions, with their reasons.
///
/// It deletes in this order:
///
/// 1. drafts, after it has unpublished their quizzes,
/// 2. rounds and memberships of groups (``DailyDataDeletion``),
/// 3. the account's row, and with it what refers to it by a cascade; drafts and rounds would forbid it,
/// 4. a browser's plays of quizzes (``PlayDeletion``).
package struct AccountDeletion: Sendable {
  /// The browser whose plays of quizzes are deleted; nil for none.
  let playOwner: PlayOwner?
  /// The tokens in the browser's cookie of known browsers.
  let knownBrowserTokens: [KnownBrowserToken]

  package init(
    playOwner: PlayOwner? = nil, knownBrowserTokens: [KnownBrowserToken] = []
  ) {
    self.playOwner = playOwner
    self.knownBrowserTokens = knownBrowserTokens
  }

  /// - Parameters:
  ///   - account: as the transaction sees it, locked.
  ///   - caches: lose the deleted plays after the commit.
  package func run(
    on account: Account, in db: Transaction, at now: Timestamp, _ caches: StoreCaches
  ) throws -> AccountDeletionResult {
    let dates = try datesToWithhold(of: account, in: db, at: now)
    try deleteDrafts(of: account.id, in: db, at: now)
    try DailyDataDeletion(accountID: account.id).run(in: db)
    try AccountRows(db: db).delete(account.id)
    if let playOwner { try PlayDeletion(owner: playOwner).run(in: db, caches.plays) }
    let stillKnown = try knownBrowserTokens.filter { try KnownBrowserRows(db: db).isKnown($0.digest) }
    return AccountDeletionResult(knownBrowserTokens: stillKnown, withheldDates: dates)
  }

  /// The result for a copy of a form, whose account another one has just deleted. Nobody knows any more what it played,
  /// so all dates are withheld that haven't ended everywhere.
  func repeatedResult(at now: Timestamp) -> AccountDeletionResult {
    AccountDeletionResult(knownBrowserTokens: knownBrowserTokens, withheldDates: Set(currentDates(at: now)))
  }

  /// Today, and the dates of the account's rounds that haven't ended everywhere.
  private func datesToWithhold(of account: Account, in db: Transaction, at now: Timestamp) throws -> Set<CalendarDate> {
    let played = try RoundRows(db: db).dates(of: account.id, in: currentDates(at: now))
    return Set(played + [account.calendar.date(at: now)])
  }

  /// The dates that haven't ended everywhere.
  private func currentDates(at now: Timestamp) -> ClosedRange<CalendarDate> {
    CalendarDate(goingOnSomewhereAt: now)...CalendarDate(begunSomewhereAt: now)
  }

  private func deleteDrafts(of accountID: AccountID, in db: Transaction, at now: Timestamp) throws {
    let drafts = DraftRows(db: db)
    for id in try drafts.ids(ownedBy: accountID) {
      // Another transaction may have deleted it.
      guard let row = try drafts.row(id, locking: .exclusive) else { continue }
      try DraftDeletion(deciderID: nil, deletedAt: now).run(on: row, in: db)
    }
  }
}

/// What a browser keeps after its account was deleted.
package struct AccountDeletionResult: Hashable, Sendable {
  /// The browser's tokens by which other accounts know it. Its other tokens are of no use any more. A copy of a form
  /// returns all of them, unchecked.
  package let knownBrowserTokens: [KnownBrowserToken]
  /// Another account in the same browser gets no place on the boards of these dates: the dates of the account's rounds
  /// that haven't ended everywhere, because its player knows their questions; and today in any case.
  package let withheldDates: Set<CalendarDate>
}
