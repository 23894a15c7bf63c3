internal import QuizEngine
internal import StoreStatus

// A player's sessions.
extension AccountService {
  /// The account's open sessions, the most recently used first.
  public func sessions(of player: Player) async throws(AccountError) -> [Session] {
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await store.sessions(of: player.account.id, at: dependencies.now()).sorted {
        $0.lastUsed > $1.lastUsed
      }
    }
  }

  /// Ends sessions of the player's own account. An unknown handle ends nothing: that session may be over already.
  ///
  /// It asks for the password (OWASP ASVS 5.0, 7.5.2): somebody who finds a browser open must not be able to sign its
  /// owner out.
  ///
  /// - Parameter devices: the device tokens in the player's cookie. They stay known if the player's own session
  ///   stays.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.isGuest` or `.store`.
  public func endSessions(
    _ choice: SessionSelection, of player: Player, password: TypedPassword, devices: [Token128] = []
  ) async throws(AccountError) {
    _ = try await verify(password, of: player)
    switch choice {
    case .one(let handle):
      guard let session = try await sessions(of: player).first(where: { $0.tokenDigest.handle == handle }) else {
        return
      }
      try await mapError(AccountError.store) { () throws(StoreError) in
        try await store.endSession(session.tokenDigest)
      }
    case .others, .all:
      let keepsThisBrowser = choice == .others
      try await mapError(AccountError.store) { () throws(StoreError) in
        try await store.endSessions(
          of: player.account.id, except: keepsThisBrowser ? player.session : nil,
          keepingDevices: keepsThisBrowser ? devices.map(DeviceTokenDigest.init(token:)) : [])
      }
    }
  }
}
