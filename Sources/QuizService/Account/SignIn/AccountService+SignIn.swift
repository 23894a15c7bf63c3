internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

extension AccountService {
  /// Signs in to an account. A right password clears the earlier wrong attempts: those of the browser if the account
  /// knows it, or else the account's.
  ///
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.hashingFailed`, `.accountDeleted` or `.store`. It
  ///   takes as long for a name that no account has, so the time doesn't reveal whether there is an account. (An
  ///   account whose password was hashed at another cost takes longer or shorter until its next sign-in.)
  package func signIn(_ request: SignInRequest) async throws(AccountError) -> SignInResult {
    try await recordingOutcome(as: .signIns, failures: .failedSignIns) { () throws(AccountError) -> SignInResult in
      let (attempt, knownBrowserToken) = try await signInAttempt(request)
      let verified = try await verify(attempt)
      let newSession = try await makeSession(knownBrowserToken: knownBrowserToken, on: request.browser)
      let result = try await store.write(.once) { db in
        let account = try verified.confirm(in: db).account
        try newSession.open(for: account.id, in: db)
        if let guest = request.player?.account, guest.isGuest {
          try GuestMerge(guestID: guest.id, accountID: account.id).run(in: db)
        }
        if let oldSessionToken = request.oldSessionToken { try SessionRows(db: db).end(oldSessionToken.digest) }
        return newSession.result(of: account)
      }
      await rehash(attempt, verified)
      return result
    }
  }

  /// An attempt to sign in, not checked yet, and the first of a browser's tokens by which the account knows it.
  private func signInAttempt(
    _ request: SignInRequest
  ) async throws(AccountError) -> (attempt: PasswordAttempt, knownBrowserToken: KnownBrowserToken?) {
    let name = AccountName(request.name)
    let (stored, token) = try await findAccount(named: name, recognizedBy: request.knownBrowserTokens)
    if let stored, let token {
      let attempt = PasswordAttempt(
        typed: request.password, stored: stored, limits: try await limits(ofKnownBrowser: token),
        hashingClient: .known(stored.account.id))
      return (attempt, token)
    }
    // A text that can't be a name has a count, too: its attempts must look like those for any other name.
    let countedName = name?.folded ?? request.name.prefix(AccountName.maxTypedLength).lowercased()
    let attempt = PasswordAttempt(
      typed: request.password, stored: stored,
      limits: try await limits(ofStrangerTo: countedName, from: request.network),
      hashingClient: .stranger(request.network))
    return (attempt, nil)
  }

  /// The account of a name, and the first of a browser's tokens by which the account knows it.
  private func findAccount(
    named name: AccountName?, recognizedBy tokens: [KnownBrowserToken]
  ) async throws(AccountError) -> (stored: AccountWithCredentials?, knownBrowserToken: KnownBrowserToken?) {
    guard let name else { return (nil, nil) }
    let now = dependencies.now()
    return try await store.read(.strong) { db in
      guard let stored = try AccountRows(db: db).find(named: name) else { return (nil, nil) }
      return (stored, try KnownBrowserRows(db: db).first(of: tokens, knownTo: stored.account.id, at: now))
    }
  }

  private func limits(ofKnownBrowser token: KnownBrowserToken) async throws(AccountError) -> PasswordAttemptLimits {
    let key = AttemptKey.knownBrowser(token.digest, try await houseSecret())
    return PasswordAttemptLimits(always: AttemptLimit(key: key, policy: .backoff(.signIn)), failures: [])
  }

  /// - Parameter countedName: the folded name of an account, or what was typed instead of one.
  private func limits(
    ofStrangerTo countedName: String, from network: ClientNetwork?
  ) async throws(AccountError) -> PasswordAttemptLimits {
    PasswordAttemptLimits(
      always: AttemptLimit(key: .account(countedName, try await houseSecret()), policy: .backoff(.signIn)),
      failures: try await attemptLimiter.limits(of: .failedSignIns, from: network))
  }

  /// Ends the player's session.
  package func signOut(_ player: Player) async throws(AccountError) {
    try await store.write(.idempotent) { db in try SessionRows(db: db).end(player.sessionDigest) }
    security.increment(.signOuts)
  }

  /// Hashes a right password again if the cost has changed. If that fails now, the next sign-in does it.
  private func rehash(_ attempt: PasswordAttempt, _ verified: VerifiedPassword) async {
    guard let stored = attempt.stored?.credentials.passwordHash,
      let hash = try? await passwordHasher.rehash(attempt.typed, storedAs: stored, for: attempt.hashingClient)
    else { return }
    try? await store.write(.once) { db in
      let account = try verified.confirm(in: db).account
      try AccountRows(db: db).changePasswordHash(hash, of: account.id)
    }
  }
}
