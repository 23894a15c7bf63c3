internal import QuizDatabase
internal import QuizEngine

/// Records that a browser signed in to an account, and deletes the account's known browsers that are too old or too
/// many.
struct KnownBrowserSignIn: Sendable {
  let digest: KnownBrowserDigest
  let accountID: AccountID
  let signedInAt: Timestamp

  func run(in db: Transaction) throws {
    let rows = KnownBrowserRows(db: db)
    let others = try rows.all(of: accountID).filter { $0.tokenDigest != digest }
    for (index, browser) in others.enumerated()
    where index >= KnownBrowser.maxCount - 1 || signedInAt - browser.lastSignInAt >= KnownBrowser.idleTimeout {
      try rows.delete(browser.tokenDigest)
    }
    try rows.save(digest, of: accountID, signedInAt: signedInAt)
  }
}
