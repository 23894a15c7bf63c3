internal import Foundation
internal import QuizDatabase
internal import QuizEngine

/// Reads and writes the browsers that have signed in to an account.
struct KnownBrowserRows<Connection: SQLReader> {
  let db: Connection

  /// Whether any account knows a browser by this token.
  func isKnown(_ digest: KnownBrowserDigest) throws -> Bool {
    try db.first(KnownBrowserQuery.knownBrowserExists, [Data(digest.bytes)]) { _ in true } ?? false
  }

  /// The browser that signed in last comes first.
  func all(of accountID: AccountID) throws -> [KnownBrowser] {
    try db.all(KnownBrowserQuery.knownBrowsersOfAccount, [accountID.number]) { row in
      try KnownBrowser(
        tokenDigest: KnownBrowserDigest(bytes: [UInt8](row["token_digest"] as Data)),
        createdAt: Timestamp(milliseconds: row["created_at"]),
        lastSignInAt: Timestamp(milliseconds: row["last_sign_in_at"]))
    }
  }

  /// The browsers that signed in recently enough, the latest first.
  func all(of accountID: AccountID, at now: Timestamp) throws -> [KnownBrowser] {
    try all(of: accountID).filter { now - $0.lastSignInAt < KnownBrowser.idleTimeout }
  }

  /// The first of a browser's tokens that an account knows; nil if it knows none.
  ///
  /// - Parameter tokens: the tokens in the browser's cookie.
  func first(of tokens: [Token128], knownTo accountID: AccountID, at now: Timestamp) throws -> Token128? {
    guard !tokens.isEmpty else { return nil }
    let digests = Set(try all(of: accountID, at: now).map(\.tokenDigest))
    return tokens.first { digests.contains(KnownBrowserDigest(token: $0)) }
  }
}

extension KnownBrowserRows where Connection == Transaction {
  /// Records that a browser signed in. Deletes the account's known browsers that are too old or too many. Does nothing
  /// without such an account.
  func remember(_ digest: KnownBrowserDigest, of accountID: AccountID, at now: Timestamp) throws {
    guard try AccountRows(db: db).exists(accountID) else { return }
    let others = try all(of: accountID).filter { $0.tokenDigest != digest }
    for (index, browser) in others.enumerated()
    where index >= KnownBrowser.maxCount - 1 || now - browser.lastSignInAt >= KnownBrowser.idleTimeout {
      try delete(browser.tokenDigest)
    }
    try db.run(KnownBrowserQuery.saveKnownBrowser, [Data(digest.bytes), accountID.number, now.milliseconds])
  }

  func deleteAll(of accountID: AccountID, except retained: [KnownBrowserDigest]) throws {
    for browser in try all(of: accountID) where !retained.contains(browser.tokenDigest) {
      try delete(browser.tokenDigest)
    }
  }

  private func delete(_ digest: KnownBrowserDigest) throws {
    try db.run(KnownBrowserQuery.deleteKnownBrowser, [Data(digest.bytes)])
  }
}
