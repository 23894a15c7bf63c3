internal import QuizDatabase
internal import QuizEngine

// Sessions, and the devices that had one.
extension AccountService {
  /// The player of a session; nil if there is no such session, or it is over. Stores from time to time that the session
  /// is in use.
  package func player(of sessionDigest: SessionTokenDigest) async throws(AccountError) -> Player? {
    let now = dependencies.now()
    guard let found = try await store.read(.strong, { db in try SessionRows(db: db).find(sessionDigest, at: now) })
    else {
      return nil
    }
    if SessionRows.isUseDue(of: found.session, at: now) {
      // A player stays signed in while the store can't write. The next request stores the use.
      try? await store.write(.repeatable) { db in try SessionRows(db: db).recordUse(of: found.session, at: now) }
    }
    return Player(account: found.account, sessionDigest: sessionDigest)
  }

  /// The account's open sessions, the most recently used first.
  package func sessions(of player: Player) async throws(AccountError) -> [Session] {
    let now = dependencies.now()
    return try await store.read(.strong) { db in try SessionRows(db: db).all(of: player.account.id, at: now) }
  }

  /// Ends sessions of the player's own account. An unknown handle ends nothing: that session may be over already.
  ///
  /// It asks for the password (OWASP ASVS 5.0, 7.5.2): somebody who finds a browser open must not be able to sign its
  /// owner out.
  ///
  /// - Parameter deviceTokens: those in the player's cookie. They stay known if the player's own session
  ///   stays.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.isGuest` or `.store`.
  package func endSessions(
    _ choice: SessionSelection, of player: Player, password: TypedPassword, deviceTokens: [Token128] = []
  ) async throws(AccountError) {
    let verified = try await reauthenticate(player, with: password)
    try await write(relyingOn: verified) { db, current in
      let sessions = SessionRows(db: db)
      let account = current.account.id
      switch choice {
      case .one(let handle):
        let session = try sessions.all(of: account).first { $0.tokenDigest.handle == handle }
        if let session { try sessions.end(session.tokenDigest) }
      case .others:
        try sessions.endAll(of: account, except: player.sessionDigest)
        try DeviceRows(db: db).deleteAll(of: account, except: deviceTokens.map(DeviceTokenDigest.init(token:)))
      case .all:
        try sessions.endAll(of: account, except: nil)
        try DeviceRows(db: db).deleteAll(of: account, except: [])
      }
    }
  }

  /// The browsers that have signed in to the account before, the latest first.
  package func devices(of player: Player) async throws(AccountError) -> [Device] {
    let now = dependencies.now()
    return try await store.read(.strong) { db in try DeviceRows(db: db).all(of: player.account.id, at: now) }
  }
}
