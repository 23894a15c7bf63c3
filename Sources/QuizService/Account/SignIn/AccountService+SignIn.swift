internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

extension AccountService {
  /// Signs in to an account. A right password clears the earlier wrong attempts: those of the browser if the account
  /// knows it, or else the account's.
  ///
  /// - Parameters:
  ///   - name: the name as it was typed.
  ///   - player: the browser's player so far. A guest is merged into the account; see ``GuestMerge``.
  ///   - oldSessionToken: the token of the browser's session so far, of any account. That session ends.
  ///   - knownBrowserTokens: those in the browser's cookie. A known browser has its own count of wrong passwords, so
  ///     that strangers' guesses don't lock it out.
  ///   - network: the client's network; nil is never limited.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.accountDeleted` or `.store`. It takes as long for a
  ///   name that no account has, so the time doesn't reveal whether there is an account. (An account whose password was
  ///   hashed at another cost takes longer or shorter until its next sign-in.)
  package func signIn(
    name: String, password: TypedPassword, merging player: Player?, replacing oldSessionToken: SessionToken?,
    knownBrowserTokens: [KnownBrowserToken], from network: ClientNetwork?, on browser: BrowserDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    try await recordingOutcome(as: .signIns, failures: .failedSignIns) { () throws(AccountError) -> SignInResult in
      let (attempt, knownBrowserToken) = try await signInAttempt(
        of: name, typed: password, recognizedBy: knownBrowserTokens, from: network)
      let guestID = player?.account.isGuest == true ? player?.account.id : nil
      let result = try await withVerifiedPassword(attempt) { () throws(AccountError) -> NewSession in
        try await makeSession(knownBrowserToken: knownBrowserToken, on: browser)
      } transaction: { db, current, newSession in
        try newSession.open(for: current.account.id, in: db)
        if let guestID { try GuestMerge(guestID: guestID, accountID: current.account.id).run(in: db) }
        if let oldSessionToken { try SessionRows(db: db).end(oldSessionToken.digest) }
        return newSession.result(of: current.account)
      }
      await rehash(attempt)
      return result
    }
  }

  /// An attempt to sign in, not checked yet, and the first of a browser's tokens by which the account knows it.
  private func signInAttempt(
    of typedName: String, typed: TypedPassword, recognizedBy tokens: [KnownBrowserToken], from network: ClientNetwork?
  ) async throws(AccountError) -> (attempt: PasswordAttempt, knownBrowserToken: KnownBrowserToken?) {
    let name = AccountName(typedName)
    let (found, token) = try await findAccount(named: name, recognizedBy: tokens)
    let stored = found.map(StoredPassword.init)
    if let stored, let token {
      let attempt = PasswordAttempt(
        typed: typed, stored: stored, limits: try await limits(ofKnownBrowser: token),
        hashingClient: .known(stored.accountID))
      return (attempt, token)
    }
    // A text that can't be a name has a count, too: its attempts must look like those for any other name.
    let countedName = name?.folded ?? typedName.prefix(AccountName.maxTypedLength).lowercased()
    let attempt = PasswordAttempt(
      typed: typed, stored: stored, limits: try await limits(ofStrangerTo: countedName, from: network),
      hashingClient: .stranger(network))
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
    return PasswordAttemptLimits(allAttempts: AttemptLimit(key: key, policy: .backoff(.signIn)), failures: [])
  }

  /// - Parameter countedName: the folded name of an account, or what was typed instead of one.
  private func limits(
    ofStrangerTo countedName: String, from network: ClientNetwork?
  ) async throws(AccountError) -> PasswordAttemptLimits {
    PasswordAttemptLimits(
      allAttempts: AttemptLimit(key: .account(countedName, try await houseSecret()), policy: .backoff(.signIn)),
      failures: try await attemptLimiter.limits(of: .failedSignIns, from: network))
  }

  /// Ends the player's session.
  package func signOut(_ player: Player) async throws(AccountError) {
    try await store.write(.idempotent) { db in try SessionRows(db: db).end(player.sessionDigest) }
    security.increment(.signOuts)
  }

  /// Hashes a right password again if the cost has changed. If that fails now, the next sign-in does it.
  private func rehash(_ attempt: PasswordAttempt) async {
    guard let stored = attempt.stored, passwordHasher.isOutdated(stored.hash),
      let newHash = try? await passwordHasher.hash(
        attempt.typed, salt: Token128(using: dependencies), for: attempt.hashingClient)
    else { return }
    try? await store.write(.once) { db in
      guard let current = try stored.accountIfUnchanged(in: db) else { return }
      try AccountRows(db: db).changePasswordHash(newHash, of: current.account.id)
    }
  }
}
