internal import QuizEngine

/// An account with what it proves itself by.
typealias AccountWithCredentials = (account: Account, credentials: Credentials)

// What the use cases of accounts are made of.
extension House {
  var secrets: SecretSource { SecretSource(accountStore: accountStore, dependencies: dependencies) }

  func secret() async throws(AccountError) -> ServerSecret {
    try await mapError(AccountError.store) { () throws(StoreError) in try await secrets.secret() }
  }

  /// Why an account can't take a password as its new one; nil where it can.
  public func passwordError(of password: TypedPassword, for name: AccountName?) -> PasswordError? {
    let year = CalendarDate(begunSomewhereAt: dependencies.now()).components.year
    return password.error(for: name, siteWords: gameSettings.siteWords, year: year)
  }

  func findAccount(named name: AccountName) async throws(AccountError) -> AccountWithCredentials? {
    try await mapError(AccountError.store) { () throws(StoreError) in try await accountStore.account(named: name) }
  }

  /// Counts a guess before anybody knows whether it is right, and looks whether it is. One that was right is no guess.
  /// Its network is charged only for a wrong one, so that many people can sign in there at once.
  ///
  /// - Parameters:
  ///   - known: nil where nobody has that name; it takes the same time.
  ///   - guess: what counts together with it.
  /// - Throws: `.wrong`, `.wait`, `.busy` or `.store`.
  func verify(
    _ password: TypedPassword, of known: AccountWithCredentials?, as guess: PasswordAttempt
  ) async throws(AccountError) -> AccountWithCredentials {
    guard !passwordHasher.threadPool.isFull(for: guess.hashingClient) else { throw .busy }
    try await recordAttempts([guess.accountAttempt], checking: guess.networkAttempts)
    let password = password.isWithinSizeLimit ? password : TypedPassword("")
    let isRight: Bool
    do {
      isRight = try await passwordHasher.matches(password, known?.credentials.passwordHash, for: guess.hashingClient)
    } catch {
      await refundAttempts([guess.accountAttempt])
      throw error
    }
    guard isRight, let known else {
      try await recordFailedAttempts(guess.networkAttempts)
      throw .invalidCredentials
    }
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await accountStore.clearAttempts(guess.accountAttempt.bucket)
    }
    return known
  }

  /// Checks the password of somebody who is signed in. Only guesses made in the same session are in the way.
  ///
  /// - Throws: `.wrong`, `.wait`, `.busy`, `.isGuest` or `.store`.
  func verify(_ password: TypedPassword, of player: Player) async throws(AccountError) -> AccountWithCredentials {
    guard let name = player.account.name else { throw .isGuest }
    let known = try await findAccount(named: name)
    let bucket = AttemptBucket.session(player.session, try await secret())
    let guess = PasswordAttempt(
      accountAttempt: CountedAttempt(bucket, .signIn), networkAttempts: [], hashingClient: .known(player.account.id))
    return try await verify(password, of: known, as: guess)
  }

  /// Which of a browser's devices an account knows.
  ///
  /// - Parameter tokens: out of the browser's cookie.
  func knownDevice(among tokens: [Token128], of account: Account) async throws(AccountError) -> Token128? {
    guard !tokens.isEmpty else { return nil }
    let keys = Set(
      try await mapError(AccountError.store) { () throws(StoreError) in
        try await accountStore.devices(of: account.id, at: dependencies.now()).map(\.tokenDigest)
      })
    return tokens.first { keys.contains(DeviceTokenDigest(token: $0)) }
  }

  func setCredentials(
    of account: Account, to credentials: Credentials, keepingSession session: SessionTokenDigest?,
    device: Token128? = nil
  ) async throws(AccountError) {
    let bucket = AttemptBucket.account(account.foldedName, try await secret()).bytes
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await accountStore.setCredentials(
        credentials, of: account.id, clearing: bucket, keepingSession: session,
        devices: device.map { [DeviceTokenDigest(token: $0)] } ?? [])
    }
  }

  /// Opens a session of the account's.
  ///
  /// - Parameter device: by which the account knows the browser already.
  func openSession(
    _ account: Account, token: Token128? = nil, recovery: RecoveryCode? = nil, adopting guest: AccountID? = nil,
    device: Token128? = nil, on description: DeviceDescription
  ) async throws(AccountError) -> SignInResult {
    let token = token ?? Token128(using: dependencies)
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await accountStore.openSession(
        SessionTokenDigest(token: token), of: account.id, adopting: guest, on: description, at: dependencies.now())
    }
    return try await signInResult(of: account, token, recovery, device: device)
  }

  /// What the browser of an account gets whose session is open. From then on the account knows it.
  func signInResult(
    of account: Account, _ token: Token128, _ recovery: RecoveryCode?, device: Token128? = nil
  ) async throws(AccountError) -> SignInResult {
    // The same form sent again is the same session, and so the same device.
    let new = try await secret().token("device", [token.text])
    guard let device = device ?? new else {
      return SignInResult(account: account, sessionToken: token, recoveryCode: recovery, deviceToken: nil)
    }
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await accountStore.recordDevice(DeviceTokenDigest(token: device), of: account.id, at: dependencies.now())
    }
    return SignInResult(account: account, sessionToken: token, recoveryCode: recovery, deviceToken: device)
  }

  /// The counts that something from a network takes part in; none for this machine itself.
  func networkAttempts(
    of kind: NetworkAttemptKind, from network: ClientNetwork?
  ) async throws(AccountError) -> [CountedAttempt] {
    let perHour = kind == .signUps ? gameSettings.signUpsPerHour : gameSettings.failedSignInsPerHour
    guard let network, perHour > 0 else { return [] }
    let secret = try await secret()
    var counts = [CountedAttempt(.network(kind, network, secret), RateLimit(perHour: perHour))]
    if let surrounding = network.supernet {
      let factor = ClientNetwork.supernetFactor
      counts.append(CountedAttempt(.network(kind, surrounding, secret), RateLimit(perHour: perHour * factor)))
    }
    return counts
  }

  /// Counts an attempt, once it is seen that some others have room for it too.
  ///
  /// - Throws: `.wait` or `.store`.
  func recordAttempts(
    _ counts: [CountedAttempt], checking checked: [CountedAttempt] = []
  ) async throws(AccountError) {
    guard !counts.isEmpty || !checked.isEmpty else { return }
    let opens = try await mapError(AccountError.store) { () throws(StoreError) in
      try await accountStore.recordAttempt(counts, checking: checked, at: dependencies.now())
    }
    if let opens { throw .rateLimited(until: opens) }
  }

  /// Counts a wrong guess.
  func recordFailedAttempts(_ counts: [CountedAttempt]) async throws(AccountError) {
    guard !counts.isEmpty else { return }
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await accountStore.recordFailedAttempt(counts, at: dependencies.now())
    }
  }

  /// Takes back what was counted, as well as it can: the caller has worse to tell.
  func refundAttempts(_ counts: [CountedAttempt]) async {
    guard !counts.isEmpty else { return }
    try? await accountStore.refundAttempt(counts, clearing: nil, at: dependencies.now())
  }
}

/// What a guess at a password counts under, and who waits for it.
struct PasswordAttempt {
  /// Forgotten when the password is right.
  let accountAttempt: CountedAttempt
  let networkAttempts: [CountedAttempt]
  let hashingClient: HashingClient
}

extension CountedAttempt {
  init(_ bucket: AttemptBucket, _ limit: ExponentialBackoff) {
    self.init(bucket: bucket.bytes, policy: .backoff(limit))
  }
  init(_ bucket: AttemptBucket, _ limit: RateLimit) { self.init(bucket: bucket.bytes, policy: .rateLimit(limit)) }
}

extension Account {
  fileprivate var foldedName: String { name?.folded ?? "" }
}
