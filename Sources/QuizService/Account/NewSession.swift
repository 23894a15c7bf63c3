internal import QuizEngine

/// A session to be opened for a browser, which becomes a known browser of the account. Both tokens are made before the
/// transaction.
struct NewSession: Sendable {
  let token: SessionToken
  /// The token by which the account knows the browser from now on.
  let knownBrowserToken: KnownBrowserToken
  let browserDescription: BrowserDescription
  let startedAt: Timestamp

  /// What the transaction stores.
  var opening: SessionOpening {
    SessionOpening(
      sessionDigest: token.digest, knownBrowserDigest: knownBrowserToken.digest,
      browserDescription: browserDescription, startedAt: startedAt)
  }

  /// What the browser receives.
  func result(of account: Account, recovery: RecoveryCode? = nil) -> SignInResult {
    SignInResult(account: account, sessionToken: token, recoveryCode: recovery, knownBrowserToken: knownBrowserToken)
  }
}
