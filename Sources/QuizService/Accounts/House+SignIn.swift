internal import QuizEngine

extension House {
  /// Lets the owner of an account in. A right password is no guess, and makes earlier wrong ones forgotten.
  ///
  /// - Parameters:
  ///   - name: as it was typed.
  ///   - guest: whom the browser was so far; what they played becomes the account's.
  ///   - devices: out of the browser's cookie. A browser that the account knows has a count of its own for wrong
  ///     passwords: what strangers guess is not in its way.
  ///   - network: where it comes from; nil is never limited.
  /// - Throws: `.wrong`, `.wait`, `.busy` or `.store`; it takes the same time whether there is such an account or not.
  public func signIn(
    name: String, password: TypedPassword, guest: Player?, devices: [Key128] = [], from network: ClientNetwork?,
    on description: DeviceDescription = .unknown
  ) async throws(AccountRefusal) -> Arrival {
    let typed = AccountName(name)
    let known: KnownAccount? = if let typed { try await find(typed) } else { nil }
    let device: Key128? = if let known { try await device(among: devices, of: known.account) } else { nil }
    let guess = try await guess(at: typed?.fold ?? name.prefix(100).lowercased(), known, by: device, from: network)
    let proved = try await prove(password, of: known, as: guess)
    await rehash(password, of: proved, for: guess.client)
    return try await admit(
      proved.account, adopting: guest?.account.isGuest == true ? guest?.account.id : nil, device: device,
      on: description)
  }

  private func guess(
    at fold: String, _ known: KnownAccount?, by device: Key128?, from network: ClientNetwork?
  ) async throws(AccountRefusal) -> Guess {
    let secret = try await secret()
    if let device, let known {
      let bucket = AttemptBucket.device(DeviceKey(token: device), secret)
      return Guess(own: CountedAttempt(bucket, .signIn), network: [], client: .known(known.account.id))
    }
    return Guess(
      own: CountedAttempt(.account(fold, secret), .signIn), network: try await counts(of: .guesses, from: network),
      client: .stranger(network))
  }

  /// Lets the owner of an account in who forgot the password, and sets a new one. The code is spent; the arrival brings
  /// the next. All other browsers of the account are signed out.
  ///
  /// - Parameter ticket: 128 random bits that the form came with; the same form sent again gets the same reply.
  /// - Throws: `.wrong`, `.password`, `.wait`, `.busy` or `.store`.
  public func recover(
    name: String, code: String, password: TypedPassword, ticket: Key128, from network: ClientNetwork?,
    on description: DeviceDescription = .unknown
  ) async throws(AccountRefusal) -> Arrival {
    let counts = try await counts(of: .recoveries, from: network)
    try await count([], checking: counts)
    do { return try await recover(name, code, password, ticket, for: .stranger(network), on: description) } catch {
      if error == .wrong { try await charge(counts) }
      throw error
    }
  }

  private func recover(
    _ name: String, _ code: String, _ password: TypedPassword, _ ticket: Key128, for client: HashingClient,
    on description: DeviceDescription
  ) async throws(AccountRefusal) -> Arrival {
    guard let name = AccountName(name), let typed = RecoveryCode(typed: code) else { throw .wrong }
    if let fault = fault(of: password, for: name) { throw .password(fault) }
    let secret = try await secret()
    let form = [ticket.text, name.fold, typed.text, password.text]
    let token = secret.token("recovery", form) ?? Key128(from: surroundings)
    let next = RecoveryCode(random: secret.digest("next recovery code", form))
    let known = try await find(name)
    guard let known, typed.matches(known.credentials.recovery) else {
      guard let known, next.matches(known.credentials.recovery),
        try await player(of: SessionKey(token: token))?.account.id == known.account.id
      else { throw .wrong }
      return try await arrival(of: known.account, token, next)
    }
    let digest = try await passwords.digest(of: password, salt: Key128(from: surroundings), for: client)
    try await change(known.account, to: Credentials(password: digest, recovery: next.digest), keeping: nil)
    return try await admit(known.account, token: token, recovery: next, on: description)
  }

  /// Signs one browser out.
  public func signOut(_ player: Player) async throws(AccountRefusal) {
    try await guarded { () throws(StoreError) in try await accounts.end(player.session) }
  }

  /// The same password at today's cost. It can wait for the next time where it doesn't work out now.
  private func rehash(_ password: TypedPassword, of known: KnownAccount, for client: HashingClient) async {
    guard passwords.isOutdated(known.credentials.password),
      let digest = try? await passwords.digest(of: password, salt: Key128(from: surroundings), for: client)
    else { return }
    try? await accounts.rehash(digest, of: known.account.id)
  }
}
