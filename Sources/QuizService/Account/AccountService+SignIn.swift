internal import QuizEngine
internal import StoreStatus

extension AccountService {
  /// Signs in to an account. A right password clears the account's earlier wrong attempts.
  ///
  /// - Parameters:
  ///   - name: the name as it was typed.
  ///   - guest: the player of the browser so far. A guest's rounds become the account's.
  ///   - oldSession: the token of the session that the browser had so far, of whatever account. That session ends.
  ///   - devices: the device tokens in the browser's cookie. A known device has its own count of wrong passwords, so
  ///     that strangers' guesses don't lock it out.
  ///   - network: the client's network; nil is never limited.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy` or `.store`. It takes the same time whether the account
  ///   exists or not.
  public func signIn(
    name: String, password: TypedPassword, guest: Player?, replacing oldSession: Token128? = nil,
    devices: [Token128] = [], from network: ClientNetwork?, on description: DeviceDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    let typed = AccountName(name)
    let known: AccountWithCredentials? = if let typed { try await findAccount(named: typed) } else { nil }
    let device: Token128? = if let known { try await knownDevice(among: devices, of: known.account) } else { nil }
    let attempt = try await passwordAttempt(
      on: typed?.folded ?? name.prefix(100).lowercased(), known, by: device, from: network)
    let proved = try await verify(password, of: known, as: attempt)
    await rehash(password, of: proved, for: attempt.hashingClient)
    let result = try await openSession(
      proved.account, adopting: guest?.account.isGuest == true ? guest?.account.id : nil, device: device,
      on: description)
    if let oldSession, oldSession != result.sessionToken {
      // If this fails, the session expires by itself.
      try? await store.endSession(SessionTokenDigest(token: oldSession))
    }
    return result
  }

  private func passwordAttempt(
    on folded: String, _ known: AccountWithCredentials?, by device: Token128?, from network: ClientNetwork?
  ) async throws(AccountError) -> PasswordAttempt {
    let secret = try await secret()
    if let device, let known {
      let bucket = AttemptBucket.device(DeviceTokenDigest(token: device), secret)
      return PasswordAttempt(
        accountAttempt: CountedAttempt(bucket, .signIn), networkAttempts: [], hashingClient: .known(known.account.id))
    }
    return PasswordAttempt(
      accountAttempt: CountedAttempt(.account(folded, secret), .signIn),
      networkAttempts: try await attempts.networkAttempts(of: .failedSignIns, from: network),
      hashingClient: .stranger(network))
  }

  /// Signs in with the recovery code and sets a new password. The code is used up; the result has the next one. All
  /// other sessions end.
  ///
  /// - Parameter idempotencyKey: 128 random bits of the form; the same form sent again gets the same reply.
  /// - Throws: `.invalidCredentials`, `.password`, `.rateLimited`, `.busy` or `.store`.
  public func recover(
    name: String, code: String, password: TypedPassword, idempotencyKey: Token128, from network: ClientNetwork?,
    on description: DeviceDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    let counts = try await attempts.networkAttempts(of: .failedRecoveries, from: network)
    try await attempts.record([], checking: counts)
    do {
      return try await recover(
        name: name, code: code, password: password, idempotencyKey: idempotencyKey, for: .stranger(network),
        on: description)
    } catch {
      if error == .invalidCredentials { try await attempts.recordFailures(counts) }
      throw error
    }
  }

  private func recover(
    name: String, code: String, password: TypedPassword, idempotencyKey: Token128, for client: HashingClient,
    on description: DeviceDescription
  ) async throws(AccountError) -> SignInResult {
    guard let name = AccountName(name), let typed = RecoveryCode(typed: code) else { throw .invalidCredentials }
    if let reason = passwordError(of: password, for: name) { throw .password(reason) }
    let secret = try await secret()
    let form = [idempotencyKey.text, name.folded, typed.text, password.text]
    let token = secret.token("recovery", form) ?? Token128(using: dependencies)
    let next = RecoveryCode(random: secret.digest("next recovery code", form))
    let known = try await findAccount(named: name)
    guard let known, typed.matches(known.credentials.recoveryCodeDigest) else {
      guard let known, next.matches(known.credentials.recoveryCodeDigest),
        try await player(of: SessionTokenDigest(token: token))?.account.id == known.account.id
      else { throw .invalidCredentials }
      return try await signInResult(of: known.account, token: token, recovery: next)
    }
    let passwordHash = try await passwordHasher.hash(password, salt: Token128(using: dependencies), for: client)
    try await setCredentials(
      of: known.account, to: Credentials(passwordHash: passwordHash, recoveryCodeDigest: next.digest),
      keepingSession: nil)
    return try await openSession(known.account, token: token, recovery: next, on: description)
  }

  /// Ends the player's session.
  public func signOut(_ player: Player) async throws(AccountError) {
    try await mapError(AccountError.store) { () throws(StoreError) in try await store.endSession(player.session)
    }
  }

  /// Hashes a password again if the cost has changed. If that fails now, the next sign-in does it.
  private func rehash(_ password: TypedPassword, of known: AccountWithCredentials, for client: HashingClient) async {
    guard passwordHasher.isOutdated(known.credentials.passwordHash),
      let passwordHash = try? await passwordHasher.hash(password, salt: Token128(using: dependencies), for: client)
    else { return }
    try? await store.rehash(passwordHash, of: known.account.id)
  }
}
