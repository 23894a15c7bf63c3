import QuizEngine

// What a player does with an account of theirs.
extension AccountService {
  /// Whoever sits at a browser; nil where nobody is signed in, or the session is over.
  public func player(of session: SessionTokenDigest) async throws(AccountError) -> Player? {
    let account = try await mapError(AccountError.store) { () throws(StoreError) in
      try await accountStore.account(of: session, at: dependencies.now())
    }
    return account.map { Player(account: $0, session: session) }
  }

  /// The browsers that have signed in to the account before, the latest first.
  public func devices(of player: Player) async throws(AccountError) -> [Device] {
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await accountStore.devices(of: player.account.id, at: dependencies.now())
    }
  }

  /// Sets a new password. Every browser is signed out and no longer known, and this one is signed in anew.
  ///
  /// - Throws: `.wrong` where the present password isn't that, `.password`, `.wait`, `.busy`, `.isGuest` or `.store`.
  public func changePassword(
    of player: Player, from present: TypedPassword, to new: TypedPassword, on device: DeviceDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    if let reason = passwordError(of: new, for: player.account.name) { throw .password(reason) }
    let known = try await verify(present, of: player)
    let digest = try await passwordHasher.hash(
      new, salt: Token128(using: dependencies), for: .known(player.account.id))
    let credentials = Credentials(passwordHash: digest, recoveryCodeDigest: known.credentials.recoveryCodeDigest)
    try await setCredentials(of: known.account, to: credentials, keepingSession: nil)
    return try await openSession(known.account, on: device)
  }

  /// Makes a new recovery code; the old one is void. Every other browser is signed out and no longer known.
  ///
  /// - Parameter devices: out of the browser's cookie.
  /// - Throws: `.wrong`, `.wait`, `.busy`, `.isGuest` or `.store`.
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

  /// Keeps what the player decided. A move takes effect at the new zone's next midnight.
  public func changeSettings(
    _ settings: AccountSettings, timeZone zone: IANATimeZone, of player: Player
  ) async throws(AccountError) {
    let (account, now) = (player.account, dependencies.now())
    try await mapError(AccountError.store) { () throws(StoreError) in
      if settings != account.settings { try await accountStore.changeSettings(settings, of: account.id) }
      let last = account.calendar.pendingMove(after: now)?.zone ?? account.calendar.zone(at: now)
      if zone != last { try await accountStore.changeTimeZone(of: account.id, to: zone, at: now) }
    }
  }

  /// Notes that the player has seen the introduction, or skipped it.
  public func finishOnboarding(of player: Player) async throws(StoreError) {
    try await accountStore.finishOnboarding(of: player.account.id)
  }

  /// Everything that is kept about the player beside the account and its sessions.
  ///
  /// - Parameter browser: whose plays of quizzes are read out too.
  public func exportData(of player: Player, browser: AnonymousPlayerID?) async throws(AccountError) -> PlayerDataExport
  {
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await dataExportStore.dataExport(of: player.account.id, browser: browser)
    }
  }

  /// Deletes the account with its name, sessions, groups and reports, and a browser's plays of quizzes; only counts stay.
  ///
  /// - Parameter password: a guest has none.
  /// - Throws: `.wrong`, `.wait`, `.busy` or `.store`.
  public func delete(
    _ player: Player, password: TypedPassword?, browser: AnonymousPlayerID?
  ) async throws(AccountError) {
    if !player.account.isGuest { _ = try await verify(password ?? TypedPassword(""), of: player) }
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await accountStore.delete(player.account.id)
      if let browser { try await playStore.deletePlays(of: browser) }
    }
  }
}
