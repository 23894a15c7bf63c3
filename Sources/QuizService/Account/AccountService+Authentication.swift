internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

// Steps that several use cases of accounts share.
extension AccountService {
  func houseSecret() async throws(AccountError) -> HouseSecret {
    do { return try await secretSource.secret() } catch { throw .store(error) }
  }

  /// Why a password can't be an account's new one; nil if it can.
  package func passwordError(of password: TypedPassword, for name: AccountName?) -> PasswordError? {
    let year = CalendarDate(begunSomewhereAt: dependencies.now()).components.year
    return password.error(for: name, siteWords: gameSettings.siteWords, year: year)
  }

  func findAccount(named name: AccountName) async throws(AccountError) -> AccountWithCredentials? {
    try await store.read(.strong) { db in try AccountRows(db: db).find(named: name) }
  }

  /// Checks a password. The attempt is counted before the check, so that attempts at the same time are limited too. If
  /// the password is right, the transaction that relies on it removes the attempt. Only wrong passwords count for the
  /// network, so many people can sign in from one network at once.
  ///
  /// - Parameter stored: nil if no account has that name; the check takes the same time.
  /// - Returns: what ``write(relyingOn:_:)`` needs.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy` or `.store`.
  func verify(
    _ password: TypedPassword, of stored: AccountWithCredentials?, within limits: PasswordCheckLimits
  ) async throws(AccountError) -> VerifiedPassword {
    guard !passwordHasher.threadPool.isFull(for: limits.hashingClient) else { throw .busy }
    try await attemptLimiter.admit(counting: [limits.allChecks], checking: limits.failedChecks)
    // A password that is too long is no account's, and would take long to hash.
    let password = password.isWithinSizeLimit ? password : TypedPassword("")
    let isRight: Bool
    do {
      isRight = try await passwordHasher.matches(
        password, stored?.credentials.passwordHash, for: limits.hashingClient)
    } catch {
      await attemptLimiter.takeBack(under: [limits.allChecks])
      throw error
    }
    guard isRight, let stored, let name = stored.account.name else {
      try await attemptLimiter.countFailure(under: limits.failedChecks)
      throw .invalidCredentials
    }
    return VerifiedPassword(
      account: stored.account, name: name, credentials: stored.credentials, password: password, limits: limits)
  }

  /// Checks the password of a player who is signed in. Only wrong passwords of the same session count.
  ///
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.isGuest`, `.accountDeleted` or `.store`.
  func reauthenticate(_ player: Player, with password: TypedPassword) async throws(AccountError) -> VerifiedPassword {
    guard let name = player.account.name else { throw .isGuest }
    // The name may be another account's by now.
    guard let own = try await findAccount(named: name), own.account.id == player.account.id else {
      throw .accountDeleted
    }
    let key = AttemptKey.session(player.sessionDigest, try await houseSecret())
    let limits = PasswordCheckLimits(
      allChecks: AttemptLimit(key: key, policy: .backoff(.signIn)), failedChecks: [],
      hashingClient: .known(player.account.id))
    return try await verify(password, of: own, within: limits)
  }

  /// Makes a session for a browser, with its tokens. The transaction stores it.
  ///
  /// - Parameters:
  ///   - token: nil makes a new one.
  ///   - knownBrowserToken: the token by which the account knows the browser; nil makes a new one.
  func makeSession(
    token: SessionToken? = nil, knownBrowserToken: KnownBrowserToken? = nil, on browser: BrowserDescription
  ) async throws(AccountError) -> NewSession {
    let token = token ?? SessionToken(Token128(using: dependencies))
    // A form that gets the same session when it is sent again stays the same known browser, too. The purpose has the word
    // of version 0.6, so that this holds during an upgrade.
    let new = KnownBrowserToken(try await houseSecret().token("device", [token.text]))
    return NewSession(
      token: token, knownBrowserToken: knownBrowserToken ?? new, browserDescription: browser,
      startedAt: dependencies.now())
  }

  /// The key of the failed attempts to sign in to an account.
  func attemptKey(of account: Account) async throws(AccountError) -> AttemptKey {
    AttemptKey.account(account.name?.folded ?? "", try await houseSecret())
  }
}
