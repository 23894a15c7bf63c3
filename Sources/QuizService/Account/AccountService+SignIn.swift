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
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.accountDeleted` or `.store`. It takes as long for a name that no account
  ///   has, so the time doesn't reveal whether there is an account. (An account whose password was hashed at another cost
  ///   takes longer or shorter until its next sign-in.)
  package func signIn(
    name: String, password: TypedPassword, merging player: Player?, replacing oldSessionToken: SessionToken?,
    knownBrowserTokens: [KnownBrowserToken], from network: ClientNetwork?, on browser: BrowserDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    try await counting(.signIns, failures: .failedSignIns) { () throws(AccountError) -> SignInResult in
      let accountName = AccountName(name)
      let (stored, knownBrowserToken) = try await findAccount(named: accountName, recognizedBy: knownBrowserTokens)
      let limits: PasswordCheckLimits
      if let stored, let knownBrowserToken {
        limits = try await self.limits(ofBrowserKnownTo: stored.account, token: knownBrowserToken)
      } else {
        // A text that can't be a name has a count, too: its attempts must look like those for any other name.
        let countedName = accountName?.folded ?? name.prefix(AccountName.maxTypedLength).lowercased()
        limits = try await self.limits(ofStrangerTo: countedName, from: network)
      }
      let verified = try await verify(password, of: stored, within: limits)
      let newSession = try await makeSession(knownBrowserToken: knownBrowserToken, on: browser)
      let guestID = player?.account.isGuest == true ? player?.account.id : nil
      let signedIn = try await write(relyingOn: verified) { db, current in
        try newSession.opening.run(for: current.account.id, in: db)
        if let guestID { try GuestMerge(guestID: guestID, accountID: current.account.id).run(in: db) }
        if let oldSessionToken { try SessionRows(db: db).end(oldSessionToken.digest) }
        return current.account
      }
      await rehash(verified)
      return newSession.result(of: signedIn)
    }
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

  private func limits(
    ofBrowserKnownTo account: Account, token: KnownBrowserToken
  ) async throws(AccountError) -> PasswordCheckLimits {
    let key = AttemptKey.knownBrowser(token.digest, try await houseSecret())
    return PasswordCheckLimits(
      allChecks: AttemptLimit(key: key, policy: .backoff(.signIn)), failedChecks: [], hashingClient: .known(account.id))
  }

  /// - Parameter countedName: the folded name of an account, or what was typed instead of one.
  private func limits(
    ofStrangerTo countedName: String, from network: ClientNetwork?
  ) async throws(AccountError) -> PasswordCheckLimits {
    PasswordCheckLimits(
      allChecks: AttemptLimit(key: .account(countedName, try await houseSecret()), policy: .backoff(.signIn)),
      failedChecks: try await attemptLimiter.limits(of: .failedSignIns, from: network),
      hashingClient: .stranger(network))
  }

  /// Ends the player's session.
  package func signOut(_ player: Player) async throws(AccountError) {
    try await store.write(.repeatable) { db in try SessionRows(db: db).end(player.sessionDigest) }
    security.increment(.signOuts)
  }

  /// Hashes a password again if the cost has changed. If that fails now, the next sign-in does it.
  private func rehash(_ verified: VerifiedPassword) async {
    guard passwordHasher.isOutdated(verified.credentials.passwordHash),
      let passwordHash = try? await passwordHasher.hash(
        verified.password, salt: Token128(using: dependencies), for: verified.limits.hashingClient)
    else { return }
    try? await store.write(.once) { db in
      guard let current = try verified.currentAccount(in: db) else { return }
      try AccountRows(db: db).changePasswordHash(passwordHash, of: current.account.id)
    }
  }
}
