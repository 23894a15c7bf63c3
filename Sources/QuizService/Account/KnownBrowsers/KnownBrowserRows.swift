internal import QuizDatabase
internal import QuizEngine

/// Reads and writes the browsers that have signed in to an account.
struct KnownBrowserRows<Connection: SQLReader> {
  let db: Connection

  /// Whether any account knows a browser by this token.
  func isKnown(_ digest: KnownBrowserDigest) throws -> Bool {
    try db.exists(KnownBrowserStatement.knownBrowserExists, [digest])
  }

  /// The browser that signed in last comes first.
  func all(of accountID: AccountID) throws -> [KnownBrowser] {
    try db.all(KnownBrowserStatement.knownBrowsersOfAccount, [accountID]) { row in
      try KnownBrowser(
        tokenDigest: row["token_digest"], createdAt: row["created_at"], lastSignInAt: row["last_sign_in_at"])
    }
  }

  /// The browsers that signed in recently enough, the latest first.
  func active(of accountID: AccountID, at now: Timestamp) throws -> [KnownBrowser] {
    try all(of: accountID).filter { now - $0.lastSignInAt < KnownBrowser.idleTimeout }
  }

  /// The first of a browser's tokens that an account knows; nil if it knows none.
  ///
  /// - Parameter tokens: the tokens in the browser's cookie.
  func first(of tokens: [KnownBrowserToken], knownTo accountID: AccountID, at now: Timestamp) throws
    -> KnownBrowserToken?
  {
    guard !tokens.isEmpty else { return nil }
    let digests = Set(try active(of: accountID, at: now).map(\.tokenDigest))
    return tokens.first { digests.contains($0.digest) }
  }
}

extension KnownBrowserRows where Connection == Transaction {
  /// Adds a browser that signed in, or updates when it did.
  func save(_ digest: KnownBrowserDigest, of accountID: AccountID, signedInAt: Timestamp) throws {
    try db.run(KnownBrowserStatement.saveKnownBrowser, [digest, accountID, signedInAt])
  }

  func deleteAll(of accountID: AccountID, except retained: [KnownBrowserDigest]) throws {
    for browser in try all(of: accountID) where !retained.contains(browser.tokenDigest) {
      try delete(browser.tokenDigest)
    }
  }

  func delete(_ digest: KnownBrowserDigest) throws {
    try db.run(KnownBrowserStatement.deleteKnownBrowser, [digest])
  }
}
