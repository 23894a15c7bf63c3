internal import QuizEngine

extension AccountService {
  /// Makes an account, or upgrades a guest, and signs its browser in.
  ///
  /// - Throws: `.nameTaken`, `.password`, `.rateLimited`, `.busy` or `.store`.
  public func signUp(_ request: SignUpRequest) async throws(AccountError) -> SignInResult {
    if let reason = passwordError(of: request.password, for: request.name) { throw .password(reason) }
    let derived = try await secrets(for: request)
    if let known = try await findAccount(named: request.name) {
      return try await repeatSignUp(request, secrets: derived, known: known)
    }
    let counts = try await attempts.networkAttempts(of: .signUps, from: request.network)
    try await attempts.record(counts)
    do { return try await createAccount(request, derived) } catch {
      await attempts.refund(counts)
      guard error == .nameTaken, let known = try await findAccount(named: request.name) else { throw error }
      return try await repeatSignUp(request, secrets: derived, known: known)
    }
  }

  private func createAccount(_ request: SignUpRequest, _ derived: SignUpSecrets) async throws(AccountError)
    -> SignInResult
  {
    // A guest counts as a stranger: anybody can become many guests.
    let passwordHash = try await passwordHasher.hash(
      request.password, salt: Token128(using: dependencies), for: .stranger(request.network))
    let credentials = Credentials(passwordHash: passwordHash, recoveryCodeDigest: derived.recovery.digest)
    let account = try await storeAccount(
      request, credentials: credentials, session: SessionTokenDigest(token: derived.token))
    return try await signInResult(of: account, token: derived.token, recovery: derived.recovery)
  }

  /// Makes a guest, who plays without a name. Copies of one form make one guest.
  ///
  /// - Parameter idempotencyKey: 128 random bits of the form.
  /// - Throws: `.guestsDisabled`, `.formUsed`, `.rateLimited` or `.store`.
  public func createGuest(
    zone: IANATimeZone, settings: AccountSettings, idempotencyKey: Token128, from origin: ClientNetwork?,
    on device: DeviceDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    guard gameSettings.allowsGuests else { throw .guestsDisabled }
    let token = try await secret().token("guest", [idempotencyKey.text]) ?? Token128(using: dependencies)
    let session = SessionTokenDigest(token: token)
    let repeated = try await mapError(AccountError.init) { () throws(AccountStoreError) in
      try await store.guest(repeating: session, at: dependencies.now())
    }
    if let repeated {
      return SignInResult(account: repeated, sessionToken: token, recoveryCode: nil, deviceToken: nil)
    }
    try await attempts.record(try await attempts.networkAttempts(of: .signUps, from: origin))
    let guest = NewAccount(
      name: nil, credentials: nil, zone: zone, settings: settings, created: dependencies.now())
    let account = try await mapError(AccountError.init) { () throws(AccountStoreError) in
      try await store.create(guest, session: session, on: device)
    }
    return SignInResult(account: account, sessionToken: token, recoveryCode: nil, deviceToken: nil)
  }

  private func storeAccount(
    _ request: SignUpRequest, credentials: Credentials, session: SessionTokenDigest
  ) async throws(AccountError) -> Account {
    let now = dependencies.now()
    if let guest = request.guest?.account, guest.isGuest {
      return try await mapError(AccountError.init) { () throws(AccountStoreError) in
        try await store.upgradeGuest(
          guest.id, name: request.name, credentials: credentials, session: session, on: request.device, at: now)
      }
    }
    let new = NewAccount(
      name: request.name, credentials: credentials, zone: request.zone, settings: request.settings, created: now)
    return try await mapError(AccountError.init) { () throws(AccountStoreError) in
      try await store.create(new, session: session, on: request.device)
    }
  }
}

extension AccountService {
  /// The session token and recovery code of a sign-up. Both are derived from the form.
  private typealias SignUpSecrets = (token: Token128, recovery: RecoveryCode)

  private func secrets(for request: SignUpRequest) async throws(AccountError) -> SignUpSecrets {
    let secret = try await secret()
    let form = [request.idempotencyKey.text, request.name.folded, request.password.text]
    let token = secret.token("sign-up", form) ?? Token128(using: dependencies)
    return (token, RecoveryCode(random: secret.digest("recovery code", form)))
  }

  /// Handles a form that was sent again: if all its secrets match and its session is still open, it gets the same
  /// reply.
  ///
  /// - Throws: `.nameTaken` otherwise.
  private func repeatSignUp(
    _ request: SignUpRequest, secrets derived: SignUpSecrets, known: AccountWithCredentials
  ) async throws(AccountError) -> SignInResult {
    guard derived.recovery.matches(known.credentials.recoveryCodeDigest),
      try await player(of: SessionTokenDigest(token: derived.token))?.account.id == known.account.id
    else { throw .nameTaken }
    return try await signInResult(of: known.account, token: derived.token, recovery: derived.recovery)
  }
}
