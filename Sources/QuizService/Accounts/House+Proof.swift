internal import QuizEngine

/// An account with what it proves itself by.
typealias KnownAccount = (account: Account, credentials: Credentials)

// What the use cases of accounts are made of.
extension House {
  func secret() async throws(AccountRefusal) -> HouseSecret {
    let proposal = Key128(from: surroundings)
    return try await guarded { () throws(StoreError) in HouseSecret(try await accounts.secret(proposing: proposal)) }
  }

  func find(_ name: AccountName) async throws(AccountRefusal) -> KnownAccount? {
    try await guarded { () throws(StoreError) in try await accounts.account(named: name) }
  }

  /// The account whose password it is. The attempt is counted before anybody knows whether it is right.
  ///
  /// - Throws: `.wrong`, `.wait`, `.busy` or `.store`.
  func prove(_ password: TypedPassword, of name: String) async throws(AccountRefusal) -> KnownAccount {
    guard !passwords.threads.isFull else { throw .busy }
    let known = try await guess(at: name)
    let password = password.isBounded ? password : TypedPassword("")
    let isRight = try await passwords.matches(password, known?.credentials.password)
    guard isRight, let known else { throw .wrong }
    let bucket = AttemptBucket.account(known.account.fold, try await secret()).bytes
    try await guarded { () throws(StoreError) in try await accounts.clearAttempts(bucket) }
    return known
  }

  /// Counts a guess at the account of a name, and looks whether there is one.
  private func guess(at name: String) async throws(AccountRefusal) -> KnownAccount? {
    let fold = AccountName(name)?.fold ?? name.prefix(100).lowercased()
    try await count(AttemptBucket.account(fold, try await secret()).bytes, within: .signIn)
    guard let name = AccountName(name) else { return nil }
    return try await find(name)
  }

  func prove(_ password: TypedPassword, of player: Player) async throws(AccountRefusal) -> KnownAccount {
    guard let name = player.account.name else { throw .isGuest }
    return try await prove(password, of: name.text)
  }

  func change(
    _ account: Account, to credentials: Credentials, keeping session: SessionKey?
  ) async throws(AccountRefusal) {
    let bucket = AttemptBucket.account(account.fold, try await secret()).bytes
    try await guarded { () throws(StoreError) in
      try await accounts.change(credentials, of: account.id, clearing: bucket, keeping: session)
    }
  }

  /// Opens a session of the account's.
  func admit(
    _ account: Account, token: Key128? = nil, recovery: RecoveryCode? = nil, adopting guest: AccountID? = nil
  ) async throws(AccountRefusal) -> Arrival {
    let token = token ?? Key128(from: surroundings)
    try await guarded { () throws(StoreError) in
      try await accounts.open(SessionKey(token: token), of: account.id, adopting: guest, at: surroundings.now())
    }
    return Arrival(account: account, token: token, recovery: recovery)
  }

  func limit(guessesFrom origin: String?) async throws(AccountRefusal) {
    guard let origin else { return }
    try await count(AttemptBucket.guesses(from: origin, try await secret()).bytes, within: .guesses)
  }

  func limit(arrivalsFrom origin: String?) async throws(AccountRefusal) {
    guard let origin else { return }
    try await count(AttemptBucket.arrivals(from: origin, try await secret()).bytes, within: .arrivals)
  }

  private func count(_ bucket: [UInt8], within limit: AttemptLimit) async throws(AccountRefusal) {
    let opens = try await guarded { () throws(StoreError) in
      try await accounts.attempt(bucket, within: limit, at: surroundings.now())
    }
    if let opens { throw .wait(until: opens) }
  }

  func guarded<Value>(_ work: () async throws(StoreError) -> Value) async throws(AccountRefusal) -> Value {
    do { return try await work() } catch { throw .store(error) }
  }

  func creating<Value>(_ work: () async throws(AccountError) -> Value) async throws(AccountRefusal) -> Value {
    do { return try await work() } catch { throw AccountRefusal(error) }
  }
}

extension Account {
  fileprivate var fold: String { name?.fold ?? "" }
}
