internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

// Steps that several use cases of accounts share.
extension AccountService {
  func serverSecret() async throws(AccountError) -> ServerSecret {
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
  /// - Parameters:
  ///   - found: nil if no account has that name; the check takes the same time.
  ///   - attempt: the counters of this attempt.
  /// - Returns: what ``write(relyingOn:_:)`` needs.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy` or `.store`.
  func verify(
    _ password: TypedPassword, of found: AccountWithCredentials?, as attempt: PasswordAttempt
  ) async throws(AccountError) -> VerifiedPassword {
    guard !passwordHasher.threadPool.isFull(for: attempt.hashingClient) else { throw .busy }
    try await attempts.record([attempt.credentialAttempt], checking: attempt.networkAttempts)
    // A password that is too long is no account's, and would take long to hash.
    let password = password.isWithinSizeLimit ? password : TypedPassword("")
    let isRight: Bool
    do {
      isRight = try await passwordHasher.matches(password, found?.credentials.passwordHash, for: attempt.hashingClient)
    } catch {
      await attempts.refund([attempt.credentialAttempt])
      throw error
    }
    guard isRight, let found, let name = found.account.name else {
      try await attempts.recordFailures(attempt.networkAttempts)
      throw .invalidCredentials
    }
    return VerifiedPassword(
      account: found.account, name: name, credentials: found.credentials, password: password, attempt: attempt)
  }

  /// Checks the password of a player who is signed in. Only wrong passwords of the same session count.
  ///
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.isGuest` or `.store`.
  func reauthenticate(_ player: Player, with password: TypedPassword) async throws(AccountError) -> VerifiedPassword {
    guard let name = player.account.name else { throw .isGuest }
    let found = try await findAccount(named: name)
    // The name may be another account's by now.
    let own = found?.account.id == player.account.id ? found : nil
    let key = AttemptKey.session(player.sessionDigest, try await serverSecret())
    let attempt = PasswordAttempt(
      credentialAttempt: AttemptLimit(key, .signIn), networkAttempts: [], hashingClient: .known(player.account.id))
    return try await verify(password, of: own, as: attempt)
  }

  /// A new session for a browser, with tokens.
  ///
  /// - Parameters:
  ///   - token: nil makes a new one.
  ///   - deviceToken: the token by which the account knows the browser; nil makes a new one.
  func newSession(
    token: Token128? = nil, deviceToken: Token128? = nil, on device: DeviceDescription
  ) async throws(AccountError) -> NewSession {
    let token = token ?? Token128(using: dependencies)
    // A form that gets the same session when it is sent again gets the same device, too.
    let new = try await serverSecret().token("device", [token.text])
    return NewSession(
      token: token, deviceToken: deviceToken ?? new, deviceDescription: device, startedAt: dependencies.now())
  }

  /// The key of the failed attempts to sign in to an account.
  func attemptKey(of account: Account) async throws(AccountError) -> [UInt8] {
    AttemptKey.account(account.name?.folded ?? "", try await serverSecret()).bytes
  }
}
