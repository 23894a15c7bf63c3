internal import Foundation
package import QuizDatabase
package import QuizEngine
internal import StoreStatus

/// Reads and writes sessions.
package struct SessionRows {
  let db: any SQLConnection

  package init(db: any SQLConnection) { self.db = db }

  /// The least time between two writes of a session's `last_used_at`, except for the first one.
  private static let useInterval = TimeSpan.hours(1)

  /// An open session with its account; nil if there is none, or it is over.
  func find(_ digest: SessionTokenDigest, at now: Timestamp) throws -> (account: Account, session: Session)? {
    guard let found = try find(digest), found.session.isOpen(at: now) else { return nil }
    return found
  }

  /// A session with its account, even if the session has expired. Its device isn't read.
  func find(_ digest: SessionTokenDigest) throws -> (account: Account, session: Session)? {
    try db.first(SessionQuery.session, [Data(digest.bytes)]) { row in
      let startedAt = Timestamp(milliseconds: try row["started_at"])
      let lastUsedAt = Timestamp(milliseconds: try row["last_used_at"])
      return try AccountRows(db: db).account(row).map { account in
        (
          account: account,
          session: Session(tokenDigest: digest, accountID: account.id, startedAt: startedAt, lastUsedAt: lastUsedAt)
        )
      }
    }
    .flatMap(\.self)
  }

  /// Whether a use of the session is to be recorded.
  static func isUseDue(of session: Session, at now: Timestamp) -> Bool {
    session.lastUsedAt == session.startedAt || now - session.lastUsedAt >= useInterval
  }

  func recordUse(of session: Session, at now: Timestamp) throws {
    // A session that was used isn't as it was opened, even if it is used in the same millisecond.
    let used = max(now, session.startedAt + TimeSpan(milliseconds: 1))
    try db.run(SessionQuery.recordUse, [used.milliseconds, Data(session.tokenDigest.bytes)])
  }

  /// Opens a session, or opens it again, and makes its browser a known device.
  func open(_ newSession: NewSession, of accountID: AccountID) throws {
    try open(
      SessionTokenDigest(token: newSession.token), of: accountID, on: newSession.deviceDescription,
      at: newSession.startedAt)
    try remember(newSession, of: accountID)
  }

  /// Makes the browser of a session a known device.
  func remember(_ newSession: NewSession, of accountID: AccountID) throws {
    guard let token = newSession.deviceToken else { return }
    try DeviceRows(db: db).remember(DeviceTokenDigest(token: token), of: accountID, at: newSession.startedAt)
  }

  /// Opens a session, or opens it again, and deletes the account's expired ones.
  ///
  /// - Throws: `.refused` if the session is another account's.
  package func open(
    _ digest: SessionTokenDigest, of accountID: AccountID, on device: DeviceDescription, at now: Timestamp
  ) throws {
    try db.run(
      SessionQuery.endExpiredSessions,
      [accountID.number, (now - Session.idleTimeout).milliseconds, (now - Session.absoluteTimeout).milliseconds])
    guard try add(digest, of: accountID, on: device, at: now) == accountID else {
      throw StoreError.refused(detail: "a session of another account")
    }
    try db.run(SessionQuery.restartSession, [Data(digest.bytes), now.milliseconds, device.stored])
  }

  /// Adds a session, unless it is there already.
  ///
  /// - Returns: the session's account.
  func add(
    _ digest: SessionTokenDigest, of accountID: AccountID, on device: DeviceDescription, at now: Timestamp
  ) throws -> AccountID {
    try db.run(SessionQuery.addSession, [Data(digest.bytes), accountID.number, now.milliseconds, device.stored])
    guard db.changesCount == 0 else { return accountID }
    let owner = try db.first(SessionQuery.accountOfSession, [Data(digest.bytes)], locking: .shared) { row in
      AccountID(try row["account_id"])
    }
    guard let owner else { throw StoreError.refused(detail: "a session that ended while it was opened") }
    return owner
  }

  /// Ends a session. Does nothing if it is over.
  package func end(_ digest: SessionTokenDigest) throws { try db.run(SessionQuery.endSession, [Data(digest.bytes)]) }

  /// Ends all sessions of all accounts but guests.
  func endAllOfNamedAccounts() throws { try db.run(SessionQuery.endAllSessions, []) }

  func endAll(of accountID: AccountID, except retained: SessionTokenDigest?) throws {
    try db.run(SessionQuery.endSessionsOfAccount, [accountID.number, Data(retained?.bytes ?? [])])
  }

  /// The open sessions, the most recently used first.
  func all(of accountID: AccountID, at now: Timestamp) throws -> [Session] {
    try all(of: accountID).filter { $0.isOpen(at: now) }.sorted { $0.lastUsedAt > $1.lastUsedAt }
  }

  func all(of accountID: AccountID) throws -> [Session] {
    try db.all(SessionQuery.sessionsOfAccount, [accountID.number]) { row in
      try Session(
        tokenDigest: SessionTokenDigest(bytes: [UInt8](row["token_digest"] as Data)), accountID: accountID,
        startedAt: Timestamp(milliseconds: row["started_at"]),
        lastUsedAt: Timestamp(milliseconds: row["last_used_at"]),
        deviceDescription: DeviceDescription(stored: row["device_description"]))
    }
  }
}
