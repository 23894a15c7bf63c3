internal import Foundation
internal import QuizEngine
internal import QuizService

/// Reads and writes sessions, inside of a transaction or on a reader.
struct SessionRows {
  let db: any SQLSession

  /// How old a session's last use may be before it is noted anew.
  static let noting = Span.hours(1)

  /// - Returns: the account with when the session was used last; nil where it is over.
  func find(_ key: SessionKey, at now: Timestamp) throws -> (account: Account, used: Timestamp)? {
    let found = try db.first(AccountQuery.session, [Data(key.digest)]) { row in
      let (begun, used) = (Timestamp(milliseconds: try row[11]), Timestamp(milliseconds: try row[12]))
      return try AccountRows(db: db).account(row).map { account in
        (account: account, session: Session(key: key, account: account.id, begun: begun, used: used))
      }
    }
    .flatMap(\.self)
    guard let found, found.session.isOpen(at: now) else { return nil }
    return (found.account, found.session.used)
  }

  /// Opens a session, and forgets those of the account that are over.
  func open(_ key: SessionKey, of account: AccountID, on device: DeviceDescription, at now: Timestamp) throws {
    try db.run(
      .endOldSessions,
      [account.number, (now - Session.rest).milliseconds, (now - Session.longest).milliseconds])
    try db.run(.openSession, [Data(key.digest), account.number, now.milliseconds, device.stored])
  }

  func endAll(of account: AccountID, except kept: SessionKey?) throws {
    try db.run(.endSessions, [account.number, Data(kept?.digest ?? [])])
  }

  func all(of account: AccountID) throws -> [Session] {
    try db.all(AccountQuery.sessions, [account.number]) { row in
      try Session(
        key: SessionKey(digest: [UInt8](row[0] as Data)), account: account, begun: Timestamp(milliseconds: row[1]),
        used: Timestamp(milliseconds: row[2]), device: DeviceDescription(stored: row[3]))
    }
  }
}
