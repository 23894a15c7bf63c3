internal import QuizDatabase
internal import QuizEngine

/// Attempts at a password, and how often they are allowed.
///
/// | who types the password | counts at once | counts once it has failed |
/// |---|---|---|
/// | somebody who signs in, in a browser that the account knows | for that browser | |
/// | somebody who signs in, in another browser | for the name, also if no account has it | for the client's network, as ``GameSettings/failedSignInsPerHour`` says |
/// | a player who is signed in | for the session | |
///
/// What counts at once follows ``ExponentialBackoff/passwords``.
extension AccountService {
  /// An attempt to sign in, not checked yet, and the first of a browser's tokens by which the account knows it.
  func signInAttempt(
    _ input: SignInInput
  ) async throws(AccountError) -> (attempt: PasswordAttempt, knownBrowserToken: KnownBrowserToken?) {
    let name = AccountName(input.name)
    let (stored, token) = try await findAccount(named: name, recognizedBy: input.knownBrowserTokens)
    if let stored, let token {
      let attempt = PasswordAttempt(
        typed: input.password, stored: stored,
        limits: PasswordAttemptLimits(attemptLimit: limit(.knownBrowser(token.digest, try await houseSecret()))),
        hashingClient: .account(stored.account.id))
      return (attempt, token)
    }
    // A text that can't be a name has a count, too: its attempts must look like those for any other name.
    let countedName = name?.folded ?? AccountName.beginning(ofTyped: input.name).lowercased()
    let attempt = PasswordAttempt(
      typed: input.password, stored: stored,
      limits: PasswordAttemptLimits(
        attemptLimit: limit(.account(countedName, try await houseSecret())),
        failureLimits: try await attemptLimiter.limits(of: .failedSignIns, from: input.network)),
      hashingClient: .network(input.network))
    return (attempt, nil)
  }

  /// An attempt at the password of a player who is signed in, not checked yet.
  ///
  /// - Throws: `.isGuest`, `.accountDeleted` or `.store`.
  func passwordAttempt(of player: Player, typed: TypedPassword) async throws(AccountError) -> PasswordAttempt {
    guard !player.account.isGuest else { throw .isGuest }
    let stored = try await store.read(.strong) { db in try AccountRows(db: db).findWithCredentials(player.account.id) }
    guard let stored else { throw .accountDeleted }
    return PasswordAttempt(
      typed: typed, stored: stored,
      limits: PasswordAttemptLimits(attemptLimit: limit(.session(player.sessionDigest, try await houseSecret()))),
      hashingClient: .account(player.account.id))
  }

  private func limit(_ key: AttemptKey) -> AttemptLimit { AttemptLimit(key: key, policy: .backoff(.passwords)) }

  /// The account of a name, and the first of a browser's tokens by which the account knows it.
  private func findAccount(
    named name: AccountName?, recognizedBy tokens: [KnownBrowserToken]
  ) async throws(AccountError) -> (stored: AccountWithCredentials?, knownBrowserToken: KnownBrowserToken?) {
    guard let name else { return (nil, nil) }
    let now = dependencies.now()
    return try await store.read(.snapshot) { db in
      guard let stored = try AccountRows(db: db).findWithCredentials(named: name) else { return (nil, nil) }
      return (stored, try KnownBrowserRows(db: db).first(of: tokens, knownTo: stored.account.id, at: now))
    }
  }
}
