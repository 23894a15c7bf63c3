internal import QuizDatabase
internal import QuizEngine

/// A session to be opened for a browser, which becomes a known device of the account. Both tokens are made before the
/// transaction.
struct NewSession: Sendable {
  let token: Token128
  /// The token by which the account knows the browser from now on.
  let device: Token128?
  let description: DeviceDescription
  let openedAt: Timestamp

  /// What the browser receives.
  func result(of account: Account, recovery: RecoveryCode? = nil) -> SignInResult {
    SignInResult(account: account, sessionToken: token, recoveryCode: recovery, deviceToken: device)
  }
}

extension SessionRows {
  /// Opens a session, or opens it again, and makes its browser a known device.
  func open(_ session: NewSession, of account: AccountID) throws {
    try open(
      SessionTokenDigest(token: session.token), of: account, on: session.description, at: session.openedAt)
    try remember(session, of: account)
  }

  /// Makes the browser of a session a known device.
  func remember(_ session: NewSession, of account: AccountID) throws {
    guard let device = session.device else { return }
    try DeviceRows(db: db).remember(DeviceTokenDigest(token: device), of: account, at: session.openedAt)
  }
}
