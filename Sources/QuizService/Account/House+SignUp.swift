internal import QuizEngine

/// Somebody who wants an account.
public struct SignUpRequest: Sendable {
  public let name: AccountName
  public let password: TypedPassword
  public let zone: IANATimeZone
  public let settings: AccountSettings
  /// The guest that the browser was so far.
  public let guest: Player?
  /// 128 random bits that the form came with. The same form sent again, were it a hundred times at once, is the same
  /// sign-up and gets the same reply.
  public let idempotencyKey: Token128
  /// The network that it comes from; nil is never limited.
  public let network: ClientNetwork?
  /// Of its browser.
  public let device: DeviceDescription

  public init(
    name: AccountName, password: TypedPassword, zone: IANATimeZone, settings: AccountSettings, guest: Player?,
    idempotencyKey ticket: Token128, network origin: ClientNetwork?, device: DeviceDescription = .unknown
  ) {
    self.name = name
    self.password = password
    self.zone = zone
    self.settings = settings
    self.guest = guest
    self.idempotencyKey = ticket
    self.network = origin
    self.device = device
  }
}

extension House {
  /// Makes an account, or makes one of a guest, and signs its browser in.
  ///
  /// - Throws: `.nameTaken`, `.password`, `.wait`, `.busy` or `.store`.
  public func signUp(_ request: SignUpRequest) async throws(AccountError) -> SignInResult {
    if let fault = passwordError(of: request.password, for: request.name) { throw .password(fault) }
    let pass = try await secrets(for: request)
    if let known = try await findAccount(named: request.name) { return try await repeatSignUp(request, pass, known) }
    let counts = try await networkAttempts(of: .signUps, from: request.network)
    try await recordAttempts(counts)
    do { return try await createAccount(request, pass) } catch {
      await refundAttempts(counts)
      guard error == .nameTaken, let known = try await findAccount(named: request.name) else { throw error }
      return try await repeatSignUp(request, pass, known)
    }
  }

  private func createAccount(_ request: SignUpRequest, _ pass: SignUpSecrets) async throws(AccountError) -> SignInResult
  {
    // A guest is a stranger too: anybody can become many of them.
    let digest = try await passwordHasher.hash(
      request.password, salt: Token128(using: dependencies), for: .stranger(request.network))
    let credentials = Credentials(passwordHash: digest, recoveryCodeDigest: pass.recovery.digest)
    let account = try await storeAccount(request, credentials, SessionTokenDigest(token: pass.token))
    return try await signInResult(of: account, pass.token, pass.recovery)
  }

  /// Lets somebody play without a name.
  ///
  /// - Throws: `.guestsDisabled`, `.wait` or `.store`.
  public func createGuest(
    zone: IANATimeZone, settings: AccountSettings, idempotencyKey ticket: Token128, from origin: ClientNetwork?,
    on device: DeviceDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    guard gameSettings.allowsGuests else { throw .guestsDisabled }
    let token = try await secret().token("guest", [ticket.text]) ?? Token128(using: dependencies)
    let session = SessionTokenDigest(token: token)
    if let player = try await player(of: session) {
      return SignInResult(account: player.account, sessionToken: token, recoveryCode: nil, deviceToken: nil)
    }
    try await recordAttempts(try await networkAttempts(of: .signUps, from: origin))
    let guest = NewAccount(
      name: nil, credentials: nil, zone: zone, settings: settings, created: dependencies.now())
    let account = try await mapError(AccountError.init) { () throws(AccountStoreError) in
      try await accountStore.create(guest, session: session, on: device)
    }
    return SignInResult(account: account, sessionToken: token, recoveryCode: nil, deviceToken: nil)
  }

  private func storeAccount(
    _ request: SignUpRequest, _ credentials: Credentials, _ session: SessionTokenDigest
  ) async throws(AccountError) -> Account {
    let now = dependencies.now()
    if let guest = request.guest?.account, guest.isGuest {
      return try await mapError(AccountError.init) { () throws(AccountStoreError) in
        try await accountStore.upgradeGuest(
          guest.id, name: request.name, credentials: credentials, session: session, on: request.device, at: now)
      }
    }
    let new = NewAccount(
      name: request.name, credentials: credentials, zone: request.zone, settings: request.settings, created: now)
    return try await mapError(AccountError.init) { () throws(AccountStoreError) in
      try await accountStore.create(new, session: session, on: request.device)
    }
  }
}

extension House {
  /// What a sign-up's browser is known by, and the account's recovery code. Both follow from the form.
  private typealias SignUpSecrets = (token: Token128, recovery: RecoveryCode)

  private func secrets(for request: SignUpRequest) async throws(AccountError) -> SignUpSecrets {
    let secret = try await secret()
    let form = [request.idempotencyKey.text, request.name.folded, request.password.text]
    let token = secret.token("sign-up", form) ?? Token128(using: dependencies)
    return (token, RecoveryCode(random: secret.digest("recovery code", form)))
  }

  /// The same form once more: whoever knows it all, and whose session still lives, has that account already.
  private func repeatSignUp(
    _ request: SignUpRequest, _ pass: SignUpSecrets, _ known: AccountWithCredentials
  ) async throws(AccountError) -> SignInResult {
    guard pass.recovery.matches(known.credentials.recoveryCodeDigest),
      try await player(of: SessionTokenDigest(token: pass.token))?.account.id == known.account.id
    else { throw .nameTaken }
    return try await signInResult(of: known.account, pass.token, pass.recovery)
  }
}
