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
  let account: Account
  /// The browser whose plays of quizzes are deleted; nil for none.
  let browserDigest: BrowserDigest?
  /// The tokens in the browser's cookie of known browsers.
  let knownBrowserTokens: [KnownBrowserToken]
  let deletedAt: Timestamp

  package init(
    account: Account, browserDigest: BrowserDigest? = nil, knownBrowserTokens: [KnownBrowserToken] = [],
    deletedAt: Timestamp
  ) {
    self.account = account
    self.browserDigest = browserDigest
    self.knownBrowserTokens = knownBrowserTokens
    self.deletedAt = deletedAt
  }

  /// - Parameter caches: lose the deleted plays after the commit.
  package func run(in db: Transaction, _ caches: StoreCaches) throws -> AccountDeletionResult {
    let dates = try datesToWithhold(in: db)
    try deleteDrafts(in: db)
    try DailyDataDeletion(accountID: account.id).run(in: db)
    try AccountRows(db: db).delete(account.id)
    if let browserDigest { try PlayDeletion(browserDigest: browserDigest).run(in: db, caches.plays) }
    let stillKnown = try knownBrowserTokens.filter { try KnownBrowserRows(db: db).isKnown($0.digest) }
    return AccountDeletionResult(knownBrowserTokens: stillKnown, withheldDates: dates)
  }

  /// The result for a copy of a form, whose account another one has just deleted. Nobody knows any more what it played,
  /// so all dates are withheld that haven't ended everywhere.
  var repeatedResult: AccountDeletionResult {
    AccountDeletionResult(knownBrowserTokens: knownBrowserTokens, withheldDates: Set(currentDates))
  }

  /// Today, and the dates of the account's rounds that haven't ended everywhere.
  private func datesToWithhold(in db: Transaction) throws -> Set<CalendarDate> {
    let played = try RoundRows(db: db).dates(of: account.id, in: currentDates)
    return Set(played + [account.calendar.date(at: deletedAt)])
  }

  /// The dates that haven't ended everywhere.
  private var currentDates: ClosedRange<CalendarDate> {
    CalendarDate(goingOnSomewhereAt: deletedAt)...CalendarDate(begunSomewhereAt: deletedAt)
  }

  private func deleteDrafts(in db: Transaction) throws {
    let drafts = DraftRows(db: db)
    for id in try drafts.ids(ownedBy: account.id) {
      // Another transaction may have deleted it.
      guard let row = try drafts.row(id, locking: .exclusive) else { continue }
      try DraftDeletion(deciderID: nil, deletedAt: deletedAt).run(on: row, in: db)
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
