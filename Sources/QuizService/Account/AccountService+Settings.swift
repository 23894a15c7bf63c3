import QuizEngine
public import StoreStatus

// What a player does with their own account.
extension AccountService {
  /// The player of a session; nil if there is no such session, or it is over.
  public func player(of session: SessionTokenDigest) async throws(AccountError) -> Player? {
    let account = try await mapError(AccountError.store) { () throws(StoreError) in
      try await store.account(of: session, at: dependencies.now())
    }
    return account.map { Player(account: $0, session: session) }
  }

  /// The browsers that have signed in to the account before, the latest first.
  public func devices(of player: Player) async throws(AccountError) -> [Device] {
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await store.devices(of: player.account.id, at: dependencies.now())
    }
  }

  /// Sets a new password. All sessions end and all known devices are forgotten; then this browser is signed in again.
  ///
  /// - Throws: `.invalidCredentials` if the present password is wrong, `.password`, `.rateLimited`, `.busy`,
  ///   `.isGuest` or `.store`.
  public func changePassword(
    of player: Player, from present: TypedPassword, to new: TypedPassword, on device: DeviceDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    if let reason = passwordError(of: new, for: player.account.name) { throw .password(reason) }
    let known = try await verify(present, of: player)
    let passwordHash = try await passwordHasher.hash(
      new, salt: Token128(using: dependencies), for: .known(player.account.id))
    let credentials = Credentials(passwordHash: passwordHash, recoveryCodeDigest: known.credentials.recoveryCodeDigest)
    try await setCredentials(of: known.account, to: credentials, keepingSession: nil)
    return try await openSession(known.account, on: device)
  }

  /// Makes a new recovery code; the old one no longer works. All other sessions end, and other devices are forgotten.
  ///
  /// - Parameter devices: the device tokens in the browser's cookie.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.isGuest` or `.store`.
  public func renewRecoveryCode(
    of player: Player, password: TypedPassword, devices: [Token128] = []
  ) async throws(AccountError) -> RecoveryCode {
    let known = try await verify(password, of: player)
    let code = RecoveryCode(using: dependencies)
    let credentials = Credentials(passwordHash: known.credentials.passwordHash, recoveryCodeDigest: code.digest)
    let device = try await knownDevice(among: devices, of: known.account)
    try await setCredentials(of: known.account, to: credentials, keepingSession: player.session, device: device)
    return code
  }

  /// Stores the player's settings and time zone. A new zone takes effect at its next midnight.
  public func changeSettings(
    _ settings: AccountSettings, timeZone: IANATimeZone, of player: Player
  ) async throws(AccountError) {
    let (account, now) = (player.account, dependencies.now())
    try await mapError(AccountError.store) { () throws(StoreError) in
      if settings != account.settings { try await store.changeSettings(settings, of: account.id) }
      let last = account.calendar.pendingMove(after: now)?.zone ?? account.calendar.zone(at: now)
      if timeZone != last { try await store.changeTimeZone(of: account.id, to: timeZone, at: now) }
    }
  }

  /// Notes that the player has seen the introduction, or skipped it.
  public func finishOnboarding(of player: Player) async throws(StoreError) {
    try await store.finishOnboarding(of: player.account.id)
  }

  /// Everything that is stored about the player except the account and its sessions.
  ///
  /// - Parameter browser: the plays of quizzes of this browser are included; nil for none.
  public func exportData(of player: Player, browser: AnonymousPlayerID?) async throws(AccountError) -> PlayerDataExport
  {
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await store.dataExport(of: player.account.id, browser: browser)
    }
  }

  /// Deletes the account with its name, sessions, groups and reports, and a browser's plays of quizzes. Only counts
  /// stay. The player's drafts are deleted and their quizzes unpublished, but for those that go to an editor.
  ///
  /// - Parameters:
  ///   - password: nil for a guest, who has none.
  ///   - successors: the drafts that go to an editor of theirs, with that editor.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy` or `.store`.
  public func delete(
    _ player: Player, password: TypedPassword?, browser: AnonymousPlayerID?,
    handingOver successors: [DraftID: AccountID] = [:]
  ) async throws(AccountError) {
    if !player.account.isGuest { _ = try await verify(password ?? TypedPassword(""), of: player) }
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await store.delete(player.account.id, handingOver: successors, at: dependencies.now())
      if let browser { try await store.deletePlays(of: browser) }
    }
  }
}
