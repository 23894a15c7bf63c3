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
      let used = Timestamp(milliseconds: try row[11])
      return try AccountRows(db: db).account(row).map { (account: $0, used: used) }
    }
    .flatMap(\.self)
    guard let found, now - found.used < Session.rest else { return nil }
    return found
  }

  /// Opens a session, and forgets those of the account that are over.
  func open(_ key: SessionKey, of account: AccountID, at now: Timestamp) throws {
    try db.run(.endOldSessions, [account.number, (now - Session.rest).milliseconds])
    try db.run(.openSession, [Data(key.digest), account.number, now.milliseconds])
  }

  func endAll(of account: AccountID, except kept: SessionKey?) throws {
    try db.run(.endSessions, [account.number, Data(kept?.digest ?? [])])
  }

  func all(of account: AccountID) throws -> [Session] {
    try db.all(AccountQuery.sessions, [account.number]) { row in
      try Session(
        key: SessionKey(digest: [UInt8](row[0] as Data)), account: account, begun: Timestamp(milliseconds: row[1]),
        used: Timestamp(milliseconds: row[2]))
    }
  }
}
