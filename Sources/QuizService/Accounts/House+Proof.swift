internal import QuizEngine

/// An account with what it proves itself by.
typealias KnownAccount = (account: Account, credentials: Credentials)

// What the use cases of accounts are made of.
extension House {
  func secret() async throws(AccountRefusal) -> HouseSecret {
    let proposal = Key128(from: surroundings)
    return try await guarded { () throws(StoreError) in HouseSecret(try await accounts.secret(proposing: proposal)) }
  }

  /// Why an account can't take a password as its new one; nil where it can.
  public func fault(of password: TypedPassword, for name: AccountName?) -> PasswordFault? {
    let year = CalendarDate(begunSomewhereAt: surroundings.now()).parts.year
    return password.fault(for: name, on: rules.siteWords, in: year)
  }

  func find(_ name: AccountName) async throws(AccountRefusal) -> KnownAccount? {
    try await guarded { () throws(StoreError) in try await accounts.account(named: name) }
  }

  /// Counts a guess before anybody knows whether it is right, and looks whether it is. One that was right is no guess.
  /// Its network is charged only for a wrong one, so that many people can sign in there at once.
  ///
  /// - Parameters:
  ///   - known: nil where nobody has that name; it takes the same time.
  ///   - guess: what counts together with it.
  /// - Throws: `.wrong`, `.wait`, `.busy` or `.store`.
  func prove(
    _ password: TypedPassword, of known: KnownAccount?, as guess: Guess
  ) async throws(AccountRefusal) -> KnownAccount {
    guard !passwords.threads.refuses(guess.client) else { throw .busy }
    try await count([guess.own], checking: guess.network)
    let password = password.isBounded ? password : TypedPassword("")
    let isRight: Bool
    do { isRight = try await passwords.matches(password, known?.credentials.password, for: guess.client) } catch {
      await takeBack([guess.own])
      throw error
    }
    guard isRight, let known else {
      try await charge(guess.network)
      throw .wrong
    }
    try await guarded { () throws(StoreError) in try await accounts.clearAttempts(guess.own.bucket) }
    return known
  }

  /// Checks the password of somebody who is signed in. Only guesses made in the same session are in the way.
  ///
  /// - Throws: `.wrong`, `.wait`, `.busy`, `.isGuest` or `.store`.
  func prove(_ password: TypedPassword, of player: Player) async throws(AccountRefusal) -> KnownAccount {
    guard let name = player.account.name else { throw .isGuest }
    let known = try await find(name)
    let bucket = AttemptBucket.session(player.session, try await secret())
    let guess = Guess(own: CountedAttempt(bucket, .signIn), network: [], client: .known(player.account.id))
    return try await prove(password, of: known, as: guess)
  }

  /// Which of a browser's devices an account knows.
  ///
  /// - Parameter tokens: out of the browser's cookie.
  func device(among tokens: [Key128], of account: Account) async throws(AccountRefusal) -> Key128? {
    guard !tokens.isEmpty else { return nil }
    let keys = Set(
      try await guarded { () throws(StoreError) in
        try await accounts.devices(of: account.id, at: surroundings.now()).map(\.key)
      })
    return tokens.first { keys.contains(DeviceKey(token: $0)) }
  }

  func change(
    _ account: Account, to credentials: Credentials, keeping session: SessionKey?, and device: Key128? = nil
  ) async throws(AccountRefusal) {
    let bucket = AttemptBucket.account(account.fold, try await secret()).bytes
    try await guarded { () throws(StoreError) in
      try await accounts.change(
        credentials, of: account.id, clearing: bucket, keeping: session,
        and: device.map { [DeviceKey(token: $0)] } ?? [])
    }
  }

  /// Opens a session of the account's.
  ///
  /// - Parameter device: by which the account knows the browser already.
  func admit(
    _ account: Account, token: Key128? = nil, recovery: RecoveryCode? = nil, adopting guest: AccountID? = nil,
    device: Key128? = nil, on description: DeviceDescription
  ) async throws(AccountRefusal) -> Arrival {
    let token = token ?? Key128(from: surroundings)
    try await guarded { () throws(StoreError) in
      try await accounts.open(
        SessionKey(token: token), of: account.id, adopting: guest, on: description, at: surroundings.now())
    }
    return try await arrival(of: account, token, recovery, device: device)
  }

  /// What the browser of an account gets whose session is open. From then on the account knows it.
  func arrival(
    of account: Account, _ token: Key128, _ recovery: RecoveryCode?, device: Key128? = nil
  ) async throws(AccountRefusal) -> Arrival {
    // The same form sent again is the same session, and so the same device.
    let new = try await secret().token("device", [token.text])
    guard let device = device ?? new else {
      return Arrival(account: account, token: token, recovery: recovery, device: nil)
    }
    try await guarded { () throws(StoreError) in
      try await accounts.remember(DeviceKey(token: device), of: account.id, at: surroundings.now())
    }
    return Arrival(account: account, token: token, recovery: recovery, device: device)
  }

  /// The counts that something from a network takes part in; none for this machine itself.
  func counts(
    of kind: NetworkAttempt, from network: ClientNetwork?
  ) async throws(AccountRefusal) -> [CountedAttempt] {
    let perHour = kind == .arrivals ? rules.signUpsPerHour : rules.failedSignInsPerHour
    guard let network, perHour > 0 else { return [] }
    let secret = try await secret()
    var counts = [CountedAttempt(.network(kind, network, secret), SteadyLimit(perHour: perHour))]
    if let surrounding = network.surrounding {
      let factor = ClientNetwork.surroundingFactor
      counts.append(CountedAttempt(.network(kind, surrounding, secret), SteadyLimit(perHour: perHour * factor)))
    }
    return counts
  }

  /// Counts an attempt, once it is seen that some others have room for it too.
  ///
  /// - Throws: `.wait` or `.store`.
  func count(
    _ counts: [CountedAttempt], checking checked: [CountedAttempt] = []
  ) async throws(AccountRefusal) {
    guard !counts.isEmpty || !checked.isEmpty else { return }
    let opens = try await guarded { () throws(StoreError) in
      try await accounts.attempt(counts, checking: checked, at: surroundings.now())
    }
    if let opens { throw .wait(until: opens) }
  }

  /// Counts a wrong guess.
  func charge(_ counts: [CountedAttempt]) async throws(AccountRefusal) {
    guard !counts.isEmpty else { return }
    try await guarded { () throws(StoreError) in try await accounts.charge(counts, at: surroundings.now()) }
  }

  /// Takes back what was counted, as well as it can: the caller has worse to tell.
  func takeBack(_ counts: [CountedAttempt]) async {
    guard !counts.isEmpty else { return }
    try? await accounts.takeBack(counts, clearing: nil, at: surroundings.now())
  }

  func guarded<Value>(_ work: () async throws(StoreError) -> Value) async throws(AccountRefusal) -> Value {
    do { return try await work() } catch { throw .store(error) }
  }

  func creating<Value>(_ work: () async throws(AccountError) -> Value) async throws(AccountRefusal) -> Value {
    do { return try await work() } catch { throw AccountRefusal(error) }
  }
}

/// What a guess at a password counts under, and who waits for it.
struct Guess {
  /// Forgotten when the password is right.
  let own: CountedAttempt
  let network: [CountedAttempt]
  let client: HashingClient
}

extension CountedAttempt {
  init(_ bucket: AttemptBucket, _ limit: AttemptLimit) { self.init(bucket: bucket.bytes, rule: .slowing(limit)) }
  init(_ bucket: AttemptBucket, _ limit: SteadyLimit) { self.init(bucket: bucket.bytes, rule: .steady(limit)) }
}

extension Account {
  fileprivate var fold: String { name?.fold ?? "" }
}
