internal import QuizEngine

extension AccountService {
  /// Lets the owner of an account in. A right password is no guess, and makes earlier wrong ones forgotten.
  ///
  /// - Parameters:
  ///   - name: as it was typed.
  ///   - guest: whom the browser was so far; what they played becomes the account's.
  ///   - oldSession: the token of the session that the browser had so far, whoever's it was. It ends.
  ///   - devices: out of the browser's cookie. A browser that the account knows has a count of its own for wrong
  ///     passwords: what strangers guess is not in its way.
  ///   - network: where it comes from; nil is never limited.
  /// - Throws: `.wrong`, `.wait`, `.busy` or `.store`; it takes the same time whether there is such an account or not.
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
      try? await accountStore.endSession(SessionTokenDigest(token: oldSession))
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

  /// Lets the owner of an account in who forgot the password, and sets a new one. The code is spent; the arrival brings
  /// the next. All other browsers of the account are signed out.
  ///
  /// - Parameter ticket: 128 random bits that the form came with; the same form sent again gets the same reply.
  /// - Throws: `.wrong`, `.password`, `.wait`, `.busy` or `.store`.
  public func recover(
    name: String, code: String, password: TypedPassword, idempotencyKey: Token128, from network: ClientNetwork?,
    on description: DeviceDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    let counts = try await attempts.networkAttempts(of: .failedRecoveries, from: network)
    try await attempts.record([], checking: counts)
    do {
      return try await recover(name, code, password, idempotencyKey, for: .stranger(network), on: description)
    } catch {
      if error == .invalidCredentials { try await attempts.recordFailures(counts) }
      throw error
    }
  }

  private func recover(
    _ name: String, _ code: String, _ password: TypedPassword, _ idempotencyKey: Token128, for client: HashingClient,
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
      return try await signInResult(of: known.account, token, next)
    }
    let digest = try await passwordHasher.hash(password, salt: Token128(using: dependencies), for: client)
    try await setCredentials(
      of: known.account, to: Credentials(passwordHash: digest, recoveryCodeDigest: next.digest), keepingSession: nil)
    return try await openSession(known.account, token: token, recovery: next, on: description)
  }

  /// Signs one browser out.
  public func signOut(_ player: Player) async throws(AccountError) {
    try await mapError(AccountError.store) { () throws(StoreError) in try await accountStore.endSession(player.session)
    }
  }

  /// The same password at today's cost. It can wait for the next time where it doesn't work out now.
  private func rehash(_ password: TypedPassword, of known: AccountWithCredentials, for client: HashingClient) async {
    guard passwordHasher.isOutdated(known.credentials.passwordHash),
      let digest = try? await passwordHasher.hash(password, salt: Token128(using: dependencies), for: client)
    else { return }
    try? await accountStore.rehash(digest, of: known.account.id)
  }
}
