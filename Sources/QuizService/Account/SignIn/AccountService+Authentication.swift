internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

// Steps that several use cases of accounts share.
extension AccountService {
  func houseSecret() async throws(AccountError) -> HouseSecret {
    do { return try await secretSource.secret() } catch { throw .store(error) }
  }

  /// Why a password can't be an account's new one; nil if it can.
  package func passwordError(of password: TypedPassword, for name: AccountName?) -> PasswordError? {
    let year = CalendarDate(begunSomewhereAt: dependencies.now()).components.year
    return password.error(for: name, siteWords: gameSettings.siteWords, year: year)
  }

  func findAccount(named name: AccountName) async throws(AccountError) -> AccountWithCredentials? {
    try await store.read(.strong) { db in try AccountRows(db: db).find(named: name) }
  }

  /// An attempt at the password of a player who is signed in, not checked yet. Only wrong passwords of the same session
  /// count.
  ///
  /// - Throws: `.isGuest`, `.accountDeleted` or `.store`.
  func passwordAttempt(of player: Player, typed: TypedPassword) async throws(AccountError) -> PasswordAttempt {
    guard !player.account.isGuest else { throw .isGuest }
    let found = try await store.read(.strong) { db in try AccountRows(db: db).findWithCredentials(player.account.id) }
    guard let found else { throw .accountDeleted }
    let key = AttemptKey.session(player.sessionDigest, try await houseSecret())
    return PasswordAttempt(
      typed: typed, stored: found,
      limits: PasswordAttemptLimits(always: AttemptLimit(key: key, policy: .backoff(.signIn)), failures: []),
      hashingClient: .known(player.account.id))
  }

  /// Makes a session for a browser, with its tokens. The transaction stores it.
  ///
  /// - Parameters:
  ///   - token: nil makes a new one.
  ///   - knownBrowserToken: the token by which the account knows the browser; nil makes a new one.
  func makeSession(
    token: SessionToken? = nil, knownBrowserToken: KnownBrowserToken? = nil, on browser: BrowserDescription
  ) async throws(AccountError) -> NewSession {
    let token = token ?? SessionToken(Token128(using: dependencies))
    // A form that gets the same session when it is sent again stays the same known browser, too. The purpose has the
    // word of version 0.6, so that this holds during an upgrade.
    let new = KnownBrowserToken(try await houseSecret().token("device", [token.text]))
    return NewSession(
      token: token, knownBrowserToken: knownBrowserToken ?? new, browserDescription: browser,
      startedAt: dependencies.now())
  }

  /// The key of the failed attempts to sign in to an account.
  func attemptKey(of account: Account) async throws(AccountError) -> AttemptKey {
    AttemptKey.account(account.name?.folded ?? "", try await houseSecret())
  }
}
