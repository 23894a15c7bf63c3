internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

extension AccountService {
  /// Signs in to an account. A right password clears the earlier wrong attempts: those of the device if the account
  /// knows it, or else the account's.
  ///
  /// - Parameters:
  ///   - name: the name as it was typed.
  ///   - player: the browser's player so far. A guest is merged into the account; see ``GuestMerge``.
  ///   - oldSessionToken: the token of the browser's session so far, of any account. That session ends.
  ///   - deviceTokens: those in the browser's cookie. A known device has its own count of wrong passwords, so
  ///     that strangers' guesses don't lock it out.
  ///   - network: the client's network; nil is never limited.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy` or `.store`. It takes as long for a name that no account
  ///   has, so the time doesn't reveal whether there is an account. (An account whose password was hashed at another cost
  ///   takes longer or shorter until its next sign-in.)
  package func signIn(
    name: String, password: TypedPassword, merging player: Player?, replacing oldSessionToken: Token128?,
    deviceTokens: [Token128], from network: ClientNetwork?, on device: DeviceDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    let typed = AccountName(name)
    let (found, deviceToken) = try await find(typed, knowing: deviceTokens)
    let attempt = try await passwordAttempt(
      on: typed?.folded ?? name.prefix(AccountName.maxTypedLength).lowercased(), found, by: deviceToken,
      from: network)
    let verified = try await verify(password, of: found, as: attempt)
    let newSession = try await newSession(deviceToken: deviceToken, on: device)
    let guest = player?.account.isGuest == true ? player?.account.id : nil
    let account = try await write(relyingOn: verified) { db, current in
      let sessions = SessionRows(db: db)
      try sessions.open(newSession, of: current.account.id)
      if let guest {
        try GuestMerge(guestID: guest, accountID: current.account.id).run(in: db)
      }
      if let oldSessionToken { try sessions.end(SessionTokenDigest(token: oldSessionToken)) }
      return current.account
    }
    await rehash(verified)
    return newSession.result(of: account)
  }

  /// The account of a name, and which of a browser's device tokens it knows.
  private func find(
    _ name: AccountName?, knowing deviceTokens: [Token128]
  ) async throws(AccountError) -> (found: AccountWithCredentials?, deviceToken: Token128?) {
    guard let name else { return (nil, nil) }
    let now = dependencies.now()
    return try await store.read(.strong) { db in
      guard let found = try AccountRows(db: db).find(named: name) else { return (nil, nil) }
      return (found, try DeviceRows(db: db).first(of: deviceTokens, knownTo: found.account.id, at: now))
    }
  }

  private func passwordAttempt(
    on folded: String, _ found: AccountWithCredentials?, by deviceToken: Token128?, from network: ClientNetwork?
  ) async throws(AccountError) -> PasswordAttempt {
    let secret = try await serverSecret()
    if let deviceToken, let found {
      let key = AttemptKey.device(DeviceTokenDigest(token: deviceToken), secret)
      return PasswordAttempt(
        credentialAttempt: AttemptLimit(key, .signIn), networkAttempts: [], hashingClient: .known(found.account.id)
      )
    }
    return PasswordAttempt(
      credentialAttempt: AttemptLimit(.account(folded, secret), .signIn),
      networkAttempts: try await attempts.networkAttempts(of: .failedSignIns, from: network),
      hashingClient: .stranger(network))
  }

  /// Ends the player's session.
  package func signOut(_ player: Player) async throws(AccountError) {
    try await store.write(.repeatable) { db in try SessionRows(db: db).end(player.sessionDigest) }
  }

  /// Hashes a password again if the cost has changed. If that fails now, the next sign-in does it.
  private func rehash(_ verified: VerifiedPassword) async {
    guard passwordHasher.isOutdated(verified.credentials.passwordHash),
      let passwordHash = try? await passwordHasher.hash(
        verified.password, salt: Token128(using: dependencies), for: verified.attempt.hashingClient)
    else { return }
    try? await store.write(.once) { db in
      guard let current = try verified.currentAccount(in: db) else { return }
      try AccountRows(db: db).changePasswordHash(passwordHash, of: current.account.id)
    }
  }
}
