internal import Foundation
package import QuizDatabase
internal import QuizEngine

/// Reads and writes sessions.
package struct SessionRows<Connection: SQLReader> {
  let db: Connection

  package init(db: Connection) { self.db = db }

  /// An active session with its account; nil if there is none, or it is over.
  func find(_ digest: SessionTokenDigest, at now: Timestamp) throws -> (account: Account, session: Session)? {
    guard let found = try findIncludingExpired(digest), found.session.isActive(at: now) else { return nil }
    return found
  }

  /// A session with its account, even if the session has expired.
  func findIncludingExpired(_ digest: SessionTokenDigest) throws -> (account: Account, session: Session)? {
    let found = try AccountRows(db: db).findAccount(SessionStatement.session, [digest]) { account, row in
      try Session(
        tokenDigest: digest, accountID: account, startedAt: row["started_at"], lastUsedAt: row["last_used_at"],
        browserDescription: row["browser_description"])
    }
    return found.map { (account: $0.account, session: $0.extra) }
  }

  enum Addition: Equatable {
    case added
    /// There is such a session already.
    case exists(_ accountID: AccountID)
    /// There was such a session already, which ended meanwhile.
    case ended
  }

  /// The active sessions, the most recently used first.
  func active(of accountID: AccountID, at now: Timestamp) throws -> [Session] {
    try all(of: accountID).filter { $0.isActive(at: now) }.sorted { $0.lastActiveAt > $1.lastActiveAt }
  }

  func all(of accountID: AccountID) throws -> [Session] {
    try db.all(SessionStatement.sessionsOfAccount, [accountID]) { row in
      try Session(
        tokenDigest: row["token_digest"], accountID: accountID, startedAt: row["started_at"],
        lastUsedAt: row["last_used_at"], browserDescription: row["browser_description"])
    }
  }
}

extension SessionRows where Connection == Transaction {
  func recordUse(of session: Session, at now: Timestamp) throws {
    // A clock that is set back must not make the session look idle later.
    let used = max(now, session.startedAt)
    try db.run(SessionStatement.recordUse, [used, session.tokenDigest])
  }

  /// Ends the account's sessions that have expired; see ``Session/isActive(at:)``.
  func endExpired(of accountID: AccountID, at now: Timestamp) throws {
    try db.run(
      SessionStatement.endExpiredSessions, [accountID, now - Session.idleTimeout, now - Session.absoluteTimeout])
  }

  /// Makes a session as if it had just been added.
  func restart(
    _ digest: SessionTokenDigest, on browserDescription: BrowserDescription, at now: Timestamp
  ) throws {
    try db.run(SessionStatement.restartSession, [digest, now, browserDescription])
  }

  /// Adds a session, unless it is there already.
  func add(
    _ digest: SessionTokenDigest, of accountID: AccountID, on browserDescription: BrowserDescription, at now: Timestamp
  ) throws -> Addition {
    try db.run(SessionStatement.addSession, [digest, accountID, now, browserDescription])
    guard db.changesCount == 0 else { return .added }
    let owner = try db.first(SessionStatement.accountOfSession, [digest], locking: .shared) { row in
      try row["account_id"] as AccountID
    }
    return owner.map { .exists($0) } ?? .ended
  }

  /// Ends a session. Does nothing if it is over.
  package func end(_ digest: SessionTokenDigest) throws {
    try db.run(SessionStatement.endSession, [digest])
  }

  /// Ends all sessions of all accounts but guests.
  func endAllOfNamedAccounts() throws { try db.run(SessionStatement.endSessionsOfNamedAccounts, []) }

  func endAll(of accountID: AccountID, except retained: SessionTokenDigest?) throws {
    // No session has the empty digest; NULL would equal nothing, and end nothing.
    try db.run(SessionStatement.endSessionsOfAccount, [accountID, Data(retained?.bytes ?? [])])
  }
}
