internal import QuizEngine

// Where a player is signed in.
extension AccountService {
  /// Where the account is signed in, the latest used first.
  public func sessions(of player: Player) async throws(AccountError) -> [Session] {
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await accountStore.sessions(of: player.account.id, at: dependencies.now()).sorted {
        $0.lastUsed > $1.lastUsed
      }
    }
  }

  /// Ends sessions of the player's own account. A handle of none of them ends nothing: the session may be over already.
  ///
  /// It asks for the password (OWASP ASVS 5.0, 7.5.2): whoever has only a browser that was left open must not be able to
  /// sign its owner out.
  /// - Throws: `.wrong`, `.wait`, `.busy`, `.isGuest` or `.store`.
  ///
  /// - Parameter devices: out of the player's cookie; they stay known where the player's own session stays.
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
        try await accountStore.endSession(session.tokenDigest)
      }
    case .others, .all:
      let isOwnKept = choice == .others
      try await mapError(AccountError.store) { () throws(StoreError) in
        try await accountStore.endSessions(
          of: player.account.id, except: isOwnKept ? player.session : nil,
          keepingDevices: isOwnKept ? devices.map(DeviceTokenDigest.init(token:)) : [])
      }
    }
  }
}
