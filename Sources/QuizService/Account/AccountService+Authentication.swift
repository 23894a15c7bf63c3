internal import QuizEngine
internal import StoreStatus

/// An account and its credentials.
typealias AccountWithCredentials = (account: Account, credentials: Credentials)

// Steps that several use cases of accounts share.
extension AccountService {
  func secret() async throws(AccountError) -> ServerSecret {
    try await mapError(AccountError.store) { () throws(StoreError) in try await secrets.secret() }
  }

  /// Why a password can't be an account's new one; nil if it can.
  public func passwordError(of password: TypedPassword, for name: AccountName?) -> PasswordError? {
    let year = CalendarDate(begunSomewhereAt: dependencies.now()).components.year
    return password.error(for: name, siteWords: gameSettings.siteWords, year: year)
  }

  func findAccount(named name: AccountName) async throws(AccountError) -> AccountWithCredentials? {
    try await mapError(AccountError.store) { () throws(StoreError) in try await store.account(named: name) }
  }

  /// Checks a password. The attempt is counted before the check, so that attempts at the same time are limited too; a
  /// right one is taken back. The network is charged only for a wrong one, so that many people can sign in from one
  /// network at once.
  ///
  /// - Parameters:
  ///   - known: nil if no account has that name; the check takes the same time.
  ///   - attempt: the counters of this attempt.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy` or `.store`.
  func verify(
    _ password: TypedPassword, of known: AccountWithCredentials?, as attempt: PasswordAttempt
  ) async throws(AccountError) -> AccountWithCredentials {
    guard !passwordHasher.threadPool.isFull(for: attempt.hashingClient) else { throw .busy }
    try await attempts.record([attempt.accountAttempt], checking: attempt.networkAttempts)
    let password = password.isWithinSizeLimit ? password : TypedPassword("")
    let isRight: Bool
    do {
      isRight = try await passwordHasher.matches(password, known?.credentials.passwordHash, for: attempt.hashingClient)
    } catch {
      await attempts.refund([attempt.accountAttempt])
      throw error
    }
    guard isRight, let known else {
      try await attempts.recordFailures(attempt.networkAttempts)
      throw .invalidCredentials
    }
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await store.clearAttempts(attempt.accountAttempt.bucket)
    }
    return known
  }

  /// Checks the password of a player who is signed in. Only wrong passwords of the same session count.
  ///
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.isGuest` or `.store`.
  func verify(_ password: TypedPassword, of player: Player) async throws(AccountError) -> AccountWithCredentials {
    guard let name = player.account.name else { throw .isGuest }
    let known = try await findAccount(named: name)
    let bucket = AttemptBucket.session(player.session, try await secret())
    let attempt = PasswordAttempt(
      accountAttempt: CountedAttempt(bucket, .signIn), networkAttempts: [], hashingClient: .known(player.account.id))
    return try await verify(password, of: known, as: attempt)
  }

  /// The first of a browser's device tokens that an account knows; nil if it knows none.
  ///
  /// - Parameter tokens: the tokens in the browser's cookie.
  func knownDevice(among tokens: [Token128], of account: Account) async throws(AccountError) -> Token128? {
    guard !tokens.isEmpty else { return nil }
    let digests = Set(
      try await mapError(AccountError.store) { () throws(StoreError) in
        try await store.devices(of: account.id, at: dependencies.now()).map(\.tokenDigest)
      })
    return tokens.first { digests.contains(DeviceTokenDigest(token: $0)) }
  }

  func setCredentials(
    of account: Account, to credentials: Credentials, keepingSession session: SessionTokenDigest?,
    device: Token128? = nil
  ) async throws(AccountError) {
    let bucket = AttemptBucket.account(account.foldedName, try await secret()).bytes
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await store.setCredentials(
        credentials, of: account.id, clearing: bucket, keepingSession: session,
        devices: device.map { [DeviceTokenDigest(token: $0)] } ?? [])
    }
  }

  /// Opens a session of the account.
  ///
  /// - Parameter device: the token by which the account knows the browser; nil makes a new one.
  func openSession(
    _ account: Account, token: Token128? = nil, recovery: RecoveryCode? = nil, adopting guest: AccountID? = nil,
    device: Token128? = nil, on description: DeviceDescription
  ) async throws(AccountError) -> SignInResult {
    let token = token ?? Token128(using: dependencies)
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await store.openSession(
        SessionTokenDigest(token: token), of: account.id, adopting: guest, on: description, at: dependencies.now())
    }
    return try await signInResult(of: account, token: token, recovery: recovery, device: device)
  }

  /// Makes the result for a browser whose session is open, and makes the browser a known device.
  func signInResult(
    of account: Account, token: Token128, recovery: RecoveryCode?, device: Token128? = nil
  ) async throws(AccountError) -> SignInResult {
    // The same form sent again makes the same session, and therefore the same device.
    let new = try await secret().token("device", [token.text])
    guard let device = device ?? new else {
      return SignInResult(account: account, sessionToken: token, recoveryCode: recovery, deviceToken: nil)
    }
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await store.recordDevice(DeviceTokenDigest(token: device), of: account.id, at: dependencies.now())
    }
    return SignInResult(account: account, sessionToken: token, recoveryCode: recovery, deviceToken: device)
  }
}

extension Account {
  fileprivate var foldedName: String { name?.folded ?? "" }
}
