/// Whoever sits at a browser that is signed in, or plays as a guest.
public struct Player: Hashable, Sendable {
  public let account: Account
  public let session: SessionTokenDigest

  public init(account: Account, session: SessionTokenDigest) {
    self.account = account
    self.session = session
  }
}

/// What comes of signing up or in: the account, and what its browser is known by from now on.
public struct SignInResult: Hashable, Sendable {
  public let account: Account
  /// For the browser's cookie; the store has only ``SessionTokenDigest/init(token:)`` of it.
  public let sessionToken: Token128
  /// To be shown now and never again; nil where the old one still holds.
  public let recoveryCode: RecoveryCode?
  /// For another cookie, which stays when the session ends; the store has only ``DeviceTokenDigest/init(token:)`` of it. Nil for a
  /// guest.
  public let deviceToken: Token128?
}
