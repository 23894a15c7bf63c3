internal import QuizEngine

/// Which of an account's sessions shall end.
public enum SessionChoice: Hashable, Sendable {
  /// The one of this handle; see ``SessionKey/handle``.
  case one(Key128)
  /// All but the player's own.
  case others
  case all
}

// Where a player is signed in.
extension House {
  /// Where the account is signed in, the latest used first.
  public func sessions(of player: Player) async throws(AccountRefusal) -> [Session] {
    try await guarded { () throws(StoreError) in
      try await accounts.sessions(of: player.account.id, at: surroundings.now()).sorted { $0.used > $1.used }
    }
  }

  /// Ends sessions of the player's own account. A handle of none of them ends nothing: the session may be over already.
  ///
  /// It asks for the password (OWASP ASVS 5.0, 7.5.2): whoever has only a browser that was left open must not be able to
  /// sign its owner out.
  /// - Throws: `.wrong`, `.wait`, `.busy`, `.isGuest` or `.store`.
  ///
  /// - Parameter devices: out of the player's cookie; they stay known where the player's own session stays.
  public func end(
    _ choice: SessionChoice, of player: Player, password: TypedPassword, devices: [Key128] = []
  ) async throws(AccountRefusal) {
    _ = try await prove(password, of: player)
    switch choice {
    case .one(let handle):
      guard let session = try await sessions(of: player).first(where: { $0.key.handle == handle }) else { return }
      try await guarded { () throws(StoreError) in try await accounts.end(session.key) }
    case .others, .all:
      let isOwnKept = choice == .others
      try await guarded { () throws(StoreError) in
        try await accounts.endSessions(
          of: player.account.id, except: isOwnKept ? player.session : nil,
          and: isOwnKept ? devices.map(DeviceKey.init(token:)) : [])
      }
    }
  }
}
