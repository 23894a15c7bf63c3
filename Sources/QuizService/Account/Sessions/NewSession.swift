internal import QuizDatabase
internal import QuizEngine

/// A session to be opened for a browser, which becomes a known browser of the account. Both tokens are made before the
/// transaction.
struct NewSession: Sendable {
  let token: SessionToken
  /// The token by which the account knows the browser from now on.
  let knownBrowserToken: KnownBrowserToken
  let browserDescription: BrowserDescription
  let startedAt: Timestamp

  /// - Throws: `.formUsed`; see ``SessionOpening/run(for:in:)``.
  func open(for accountID: AccountID, in db: Transaction) throws {
    try SessionOpening(sessionDigest: token.digest, browserDescription: browserDescription, startedAt: startedAt)
      .run(for: accountID, in: db)
    try KnownBrowserSignIn(digest: knownBrowserToken.digest, accountID: accountID, signedInAt: startedAt).run(in: db)
  }

  /// What the browser receives.
  func result(of account: Account, recovery: RecoveryCode? = nil) -> OpenedSession {
    OpenedSession(account: account, sessionToken: token, recoveryCode: recovery, knownBrowserToken: knownBrowserToken)
  }
}
