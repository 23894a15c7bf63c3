package import QuizDatabase
package import QuizEngine

/// Opens a session of an account, or opens it again, and ends the account's expired ones.
package struct SessionOpening: Sendable {
  let sessionDigest: SessionTokenDigest
  let browserDescription: BrowserDescription
  let startedAt: Timestamp

  package init(sessionDigest: SessionTokenDigest, browserDescription: BrowserDescription, startedAt: Timestamp) {
    self.sessionDigest = sessionDigest
    self.browserDescription = browserDescription
    self.startedAt = startedAt
  }

  /// - Throws: `.formUsed` if the session is another account's, or ends while it is opened.
  package func run(for accountID: AccountID, in db: Transaction) throws {
    let sessions = SessionRows(db: db)
    try sessions.endExpired(of: accountID, at: startedAt)
    switch try sessions.add(sessionDigest, of: accountID, on: browserDescription, at: startedAt) {
    case .added: break
    // A form that is sent again opens the same session again.
    case .exists(let owner) where owner == accountID:
      try sessions.restart(sessionDigest, on: browserDescription, at: startedAt)
    case .exists, .ended: throw AccountError.formUsed
    }
  }
}
