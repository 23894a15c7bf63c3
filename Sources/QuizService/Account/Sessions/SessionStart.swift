package import QuizDatabase
package import QuizEngine

/// Starts a session of an account, or starts it again, and ends the account's expired ones.
package struct SessionStart: Sendable {
  let digest: SessionTokenDigest
  let accountID: AccountID
  let browserDescription: BrowserDescription
  let startedAt: Timestamp

  package init(
    digest: SessionTokenDigest, accountID: AccountID, browserDescription: BrowserDescription = .unknown,
    startedAt: Timestamp
  ) {
    self.digest = digest
    self.accountID = accountID
    self.browserDescription = browserDescription
    self.startedAt = startedAt
  }

  /// - Throws: `.formUsed` if the session is another account's, or ends meanwhile.
  package func run(in db: Transaction) throws {
    let rows = SessionRows(db: db)
    try rows.endExpired(of: accountID, at: startedAt)
    switch try rows.add(digest, of: accountID, on: browserDescription, at: startedAt) {
    case .added: break
    // A form that is sent again starts the same session again.
    case .exists(let owner) where owner == accountID: try rows.restart(digest, on: browserDescription, at: startedAt)
    case .exists, .ended: throw AccountError.formUsed
    }
  }
}
