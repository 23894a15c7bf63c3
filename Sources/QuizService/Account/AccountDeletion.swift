package import QuizDatabase
package import QuizEngine

/// Deletes an account with all that is stored about its player, but for counted attempts, which expire by themselves:
///
/// 1. drafts, and their quizzes are unpublished. They come first, because nothing deletes them with the account's row.
/// 2. rounds. Of those that have ended, counts stay without a name (``RoundRows/deleteAll(of:)``).
/// 3. memberships of groups. A trigger deletes a group with its last member.
/// 4. the account's row, and with it what refers to it (``AccountRows/delete(_:)``).
/// 5. a browser's plays of quizzes. Finished ones stay counted.
package struct AccountDeletion: Sendable {
  let accountID: AccountID
  /// The browser whose plays of quizzes are deleted; nil for none.
  let browserID: BrowserID?
  /// An editor of each draft that gets another owner. Drafts without one are deleted. No page offers the choice yet.
  let successors: [DraftID: AccountID]
  let deletedAt: Timestamp

  package init(
    accountID: AccountID, browserID: BrowserID? = nil, successors: [DraftID: AccountID] = [:], deletedAt: Timestamp
  ) {
    self.accountID = accountID
    self.browserID = browserID
    self.successors = successors
    self.deletedAt = deletedAt
  }

  package func run(in db: Transaction, _ caches: StoreCaches) throws {
    try DraftRows(db: db, cache: caches.drafts).deleteAll(of: accountID, handingOver: successors, at: deletedAt)
    try RoundRows(db: db).deleteAll(of: accountID)
    try GroupRows(db: db).leaveAll(accountID)
    try AccountRows(db: db).delete(accountID)
    if let browserID { try deletePlays(of: browserID, in: db, caches) }
  }

  private func deletePlays(of browserID: BrowserID, in db: Transaction, _ caches: StoreCaches) throws {
    let deleted = try PlayRows(db: db, cache: caches.revisions).deleteAll(browserID)
    let cachedPlays = caches.plays
    db.afterCommit { for play in deleted { cachedPlays.remove(play) } }
  }
}
