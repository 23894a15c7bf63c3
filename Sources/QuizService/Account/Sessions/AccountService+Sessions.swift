internal import QuizDatabase
internal import QuizEngine

// Sessions, and the browsers that had one.
extension AccountService {
  /// The account's active sessions, the most recently used first.
  package func sessions(of player: Player) async throws(AccountError) -> [Session] {
    let now = dependencies.now()
    return try await store.read(.strong) { db in try SessionRows(db: db).active(of: player.account.id, at: now) }
  }

  /// Ends sessions of the player's own account. An unknown handle ends nothing: that session may be over already.
  ///
  /// It asks for the password (OWASP ASVS 5.0, 7.5.2): somebody who finds a browser open must not be able to sign its
  /// owner out.
  ///
  /// - Parameter knownBrowserTokens: those in the player's cookie. They stay known if the player's own session
  ///   stays.
  /// - Throws: `.isGuest`, `.accountDeleted`, and as ``verify(_:)``.
  package func endSessions(
    _ choice: SessionSelection, of player: Player, password: TypedPassword, knownBrowserTokens: [KnownBrowserToken] = []
  ) async throws(AccountError) {
    try await recordingOutcome(as: .endedSessions, failures: .failedPasswordChecks) { () throws(AccountError) in
      let verified = try await verify(passwordAttempt(of: player, typed: password))
      try await store.write(.once) { db in
        let accountID = try verified.confirm(in: db).account.id
        let sessions = SessionRows(db: db)
        switch choice {
        case .one(let handle):
          let session = try sessions.all(of: accountID).first { $0.tokenDigest.handle == handle }
          if let session { try sessions.end(session.tokenDigest) }
        case .others:
          try sessions.endAll(of: accountID, except: player.sessionDigest)
          try KnownBrowserRows(db: db).deleteAll(of: accountID, except: knownBrowserTokens.map(\.digest))
        case .all:
          try sessions.endAll(of: accountID, except: nil)
          try KnownBrowserRows(db: db).deleteAll(of: accountID, except: [])
        }
      }
    }
  }

  /// The browsers that have signed in to the account before, the latest first.
  package func knownBrowsers(of player: Player) async throws(AccountError) -> [KnownBrowser] {
    let now = dependencies.now()
    return try await store.read(.strong) { db in try KnownBrowserRows(db: db).active(of: player.account.id, at: now) }
  }

  /// Makes a session for a browser, with its tokens. The transaction stores it.
  ///
  /// - Parameters:
  ///   - token: nil makes a new one.
  ///   - knownBrowserToken: the token by which the account knows the browser; nil makes a new one.
  func makeSession(
    token: SessionToken? = nil, knownBrowserToken: KnownBrowserToken? = nil, on browserDescription: BrowserDescription
  ) async throws(AccountError) -> NewSession {
    let token = token ?? SessionToken(Token128(using: dependencies))
    // A form that gets the same session when it is sent again stays the same known browser, too. "device"
    // must not change, so that this holds during an upgrade.
    let new = KnownBrowserToken(try await houseSecret().token("device", [token.text]))
    return NewSession(
      token: token, knownBrowserToken: knownBrowserToken ?? new, browserDescription: browserDescription,
      startedAt: dependencies.now())
  }
}
