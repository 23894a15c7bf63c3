internal import QuizDatabase
internal import QuizEngine

/// A session to be started for a browser, which becomes a known browser of the account. Both tokens are made before the
/// transaction.
struct NewSession: Sendable {
  let token: SessionToken
  /// The token by which the account knows the browser from now on.
  let knownBrowserToken: KnownBrowserToken
  let browserDescription: BrowserDescription
  let startedAt: Timestamp

  /// - Throws: `.formUsed` if the session is another account's, or ends meanwhile.
  func start(for accountID: AccountID, in db: Transaction) throws {
    try SessionStart(
      digest: token.digest, accountID: accountID, browserDescription: browserDescription, startedAt: startedAt
    ).run(in: db)
    try KnownBrowserSignIn(digest: knownBrowserToken.digest, accountID: accountID, signedInAt: startedAt).run(in: db)
  }

  /// What the browser receives.
  func result(of account: Account, recovery: RecoveryCode? = nil) -> SignInResult {
    SignInResult(account: account, sessionToken: token, recoveryCode: recovery, knownBrowserToken: knownBrowserToken)
  }
}
