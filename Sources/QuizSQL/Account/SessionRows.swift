internal import Foundation
internal import QuizEngine
internal import QuizService

/// Reads and writes sessions. Reads also work outside a transaction.
struct SessionRows {
  let db: any SQLConnection

  /// The least time between two writes of a session's `last_used_at`.
  static let touchInterval = TimeSpan.hours(1)

  /// - Returns: the account, and when the session was last used; nil if the session has ended.
  func find(_ digest: SessionTokenDigest, at now: Timestamp) throws -> (account: Account, used: Timestamp)? {
    let found = try db.first(AccountQuery.session, [Data(digest.bytes)]) { row in
      let (begun, used) = (
        Timestamp(milliseconds: try row["started_at"]), Timestamp(milliseconds: try row["last_used_at"])
      )
      return try AccountRows(db: db).account(row).map { account in
        (account: account, session: Session(tokenDigest: digest, account: account.id, created: begun, lastUsed: used))
      }
    }
    .flatMap(\.self)
    guard let found, found.session.isOpen(at: now) else { return nil }
    return (found.account, found.session.lastUsed)
  }

  /// Opens a session and deletes the account's expired ones. A session that is there stays as it is.
  ///
  /// - Returns: the session's account. It is another one if a transaction that ran at the same time, for a copy of the
  ///   same form, opened the session first.
  @discardableResult
  func open(
    _ digest: SessionTokenDigest, of account: AccountID, on device: DeviceDescription, at now: Timestamp
  ) throws -> AccountID {
    try db.run(
      .endOldSessions,
      [account.number, (now - Session.idleTimeout).milliseconds, (now - Session.absoluteTimeout).milliseconds])
    try db.run(.addSession, [Data(digest.bytes), account.number, now.milliseconds, device.stored])
    guard db.changesCount == 0 else { return account }
    let present = try db.first(AccountQuery.sessionAccount, [Data(digest.bytes)], locking: .shared) { row in
      AccountID(try row["account_id"])
    }
    guard let present else { throw StoreError.refused(detail: "a session that ended while it was opened") }
    return present
  }

  func endAll(of account: AccountID, except retained: SessionTokenDigest?) throws {
    try db.run(.endSessions, [account.number, Data(retained?.bytes ?? [])])
  }

  func all(of account: AccountID) throws -> [Session] {
    try db.all(AccountQuery.sessions, [account.number]) { row in
      try Session(
        tokenDigest: SessionTokenDigest(bytes: [UInt8](row["token_digest"] as Data)), account: account,
        created: Timestamp(milliseconds: row["started_at"]),
        lastUsed: Timestamp(milliseconds: row["last_used_at"]),
        device: DeviceDescription(stored: row["device_description"]))
    }
  }
}
