internal import Foundation
package import QuizDatabase
package import QuizEngine

/// Reads and writes sessions.
package struct SessionRows<Connection: SQLReader> {
  let db: Connection

  package init(db: Connection) { self.db = db }

  /// An active session with its account; nil if there is none, or it is over.
  func find(_ digest: SessionTokenDigest, at now: Timestamp) throws -> (account: Account, session: Session)? {
    guard let found = try findIncludingExpired(digest), found.session.isActive(at: now) else { return nil }
    return found
  }

  /// A session with its account, even if the session has expired. Its browser isn't read.
  func findIncludingExpired(_ digest: SessionTokenDigest) throws -> (account: Account, session: Session)? {
    let found = try AccountRows(db: db).first(SessionStatement.session, [Data(digest.bytes)]) { row in
      (
        startedAt: Timestamp(milliseconds: try row["started_at"]),
        lastUsedAt: try (row["last_used_at"] as Int64?).map(Timestamp.init(milliseconds:))
      )
    }
    return found.map { account, use in
      let session = Session(
        tokenDigest: digest, accountID: account.id, startedAt: use.startedAt, lastUsedAt: use.lastUsedAt)
      return (account: account, session: session)
    }
  }

  enum Addition: Equatable {
    case added
    /// There is such a session already.
    case exists(_ accountID: AccountID)
    /// There was such a session already, which ended meanwhile.
    case ended
  }

  /// The active sessions, the most recently used first.
  func all(of accountID: AccountID, at now: Timestamp) throws -> [Session] {
    try all(of: accountID).filter { $0.isActive(at: now) }.sorted { $0.lastActiveAt > $1.lastActiveAt }
  }

  func all(of accountID: AccountID) throws -> [Session] {
    try db.all(SessionStatement.sessionsOfAccount, [accountID.number]) { row in
      try Session(
        tokenDigest: SessionTokenDigest(bytes: [UInt8](row["token_digest"] as Data)), accountID: accountID,
        startedAt: Timestamp(milliseconds: row["started_at"]),
        lastUsedAt: (row["last_used_at"] as Int64?).map(Timestamp.init(milliseconds:)),
        browserDescription: BrowserDescription(stored: row["browser_description"]))
    }
  }
}

extension SessionRows where Connection == Transaction {
  func recordUse(of session: Session, at now: Timestamp) throws {
    // A clock that is set back must not make the session look idle later.
    let used = max(now, session.startedAt)
    try db.run(SessionStatement.recordUse, [used.milliseconds, Data(session.tokenDigest.bytes)])
  }

  /// Ends the account's sessions that have expired; see ``Session/isActive(at:)``.
  private func endExpired(of accountID: AccountID, at now: Timestamp) throws {
    try db.run(
      SessionStatement.endExpiredSessions,
      [accountID.number, (now - Session.idleTimeout).milliseconds, (now - Session.absoluteTimeout).milliseconds])
  }

  /// Starts a session of an account, or starts it again, and ends the account's expired ones.
  ///
  /// - Returns: false if the session is another account's, or ends meanwhile.
  package func start(
    _ digest: SessionTokenDigest, of accountID: AccountID, on browser: BrowserDescription = .unknown, at now: Timestamp
  ) throws -> Bool {
    try endExpired(of: accountID, at: now)
    switch try add(digest, of: accountID, on: browser, at: now) {
    case .added: return true
    // A form that is sent again starts the same session again.
    case .exists(let owner) where owner == accountID:
      try restart(digest, on: browser, at: now)
      return true
    case .exists, .ended: return false
    }
  }

  /// Makes a session as if it had just been added.
  private func restart(_ digest: SessionTokenDigest, on browser: BrowserDescription, at now: Timestamp) throws {
    try db.run(SessionStatement.restartSession, [Data(digest.bytes), now.milliseconds, browser.stored])
  }

  /// Adds a session, unless it is there already.
  func add(
    _ digest: SessionTokenDigest, of accountID: AccountID, on browser: BrowserDescription, at now: Timestamp
  ) throws -> Addition {
    try db.run(SessionStatement.addSession, [Data(digest.bytes), accountID.number, now.milliseconds, browser.stored])
    guard db.changesCount == 0 else { return .added }
    let owner = try db.first(SessionStatement.accountOfSession, [Data(digest.bytes)], locking: .shared) { row in
      AccountID(try row["account_id"])
    }
    return owner.map { .exists($0) } ?? .ended
  }

  /// Ends a session. Does nothing if it is over.
  package func end(_ digest: SessionTokenDigest) throws {
    try db.run(SessionStatement.endSession, [Data(digest.bytes)])
  }

  /// Ends all sessions of all accounts but guests.
  func endAllOfNamedAccounts() throws { try db.run(SessionStatement.endAllSessions, []) }

  func endAll(of accountID: AccountID, except retained: SessionTokenDigest?) throws {
    try db.run(SessionStatement.endSessionsOfAccount, [accountID.number, Data(retained?.bytes ?? [])])
  }
}
