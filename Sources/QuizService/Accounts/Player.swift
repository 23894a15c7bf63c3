/// Whoever sits at a browser that is signed in, or plays as a guest.
public struct Player: Hashable, Sendable {
  public let account: Account
  public let session: SessionKey

  public init(account: Account, session: SessionKey) {
    self.account = account
    self.session = session
  }
}

/// What comes of signing up or in: the account, and what its browser is known by from now on.
public struct Arrival: Hashable, Sendable {
  public let account: Account
  /// For the browser's cookie; the store has only ``SessionKey/init(token:)`` of it.
  public let token: Key128
  /// To be shown now and never again; nil where the old one still holds.
  public let recovery: RecoveryCode?
  /// For another cookie, which stays when the session ends; the store has only ``DeviceKey/init(token:)`` of it. Nil for a
  /// guest.
  public let device: Key128?
}
