internal import QuizDatabase
import QuizEngine
internal import StoreStatus

// What a player does with their own account.
extension AccountService {
  /// The player of a session; nil if there is no such session, or it is over. Stores from time to time that the session
  /// is in use.
  package func player(of session: SessionTokenDigest) async throws(AccountError) -> Player? {
    let now = dependencies.now()
    guard let found = try await store.read(.strong, { db in try SessionRows(db: db).find(session, at: now) }) else {
      return nil
    }
    if SessionRows.isUseDue(of: found.session, at: now) {
      // A player stays signed in while the store can't write. The next request stores the use.
      try? await store.write(.repeatable) { db in try SessionRows(db: db).recordUse(of: found.session, at: now) }
    }
    return Player(account: found.account, session: session)
  }

  /// The browsers that have signed in to the account before, the latest first.
  package func devices(of player: Player) async throws(AccountError) -> [Device] {
    let now = dependencies.now()
    return try await store.read(.strong) { db in try DeviceRows(db: db).all(of: player.account.id, at: now) }
  }

  /// Sets a new password. All sessions end and all known devices are forgotten; then this browser is signed in again.
  ///
  /// - Throws: `.invalidCredentials` if the present password is wrong, `.password`, `.rateLimited`, `.busy`,
  ///   `.isGuest` or `.store`.
  package func changePassword(
    of player: Player, from present: TypedPassword, to new: TypedPassword, on device: DeviceDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    if let reason = passwordError(of: new, for: player.account.name) { throw .password(reason) }
    let verified = try await verify(present, of: player)
    let passwordHash: String
    do {
      passwordHash = try await passwordHasher.hash(
        new, salt: Token128(using: dependencies), for: .known(player.account.id))
    } catch {
      await attempts.refund([verified.attempt.accountAttempt])
      throw error
    }
    let bucket = try await attemptBucket(of: verified.account)
    let session = try await newSession(on: device)
    return try await write(relyingOn: verified) { db, known in
      let credentials = Credentials(
        passwordHash: passwordHash, recoveryCodeDigest: known.credentials.recoveryCodeDigest)
      try AccountRows(db: db).setCredentials(credentials, of: known.account.id, clearing: bucket)
      try SessionRows(db: db).open(session, of: known.account.id)
      return session.result(of: known.account)
    }
  }

  /// Makes a new recovery code; the old one no longer works. All other sessions end, and other devices are forgotten.
  ///
  /// - Parameter devices: the device tokens in the browser's cookie.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.isGuest` or `.store`.
  package func renewRecoveryCode(
    of player: Player, password: TypedPassword, devices: [Token128] = []
  ) async throws(AccountError) -> RecoveryCode {
    let verified = try await verify(password, of: player)
    let (code, now) = (RecoveryCode(using: dependencies), dependencies.now())
    let bucket = try await attemptBucket(of: verified.account)
    return try await write(relyingOn: verified) { db, known in
      let device = try DeviceRows(db: db).first(of: devices, knownTo: known.account.id, at: now)
      try AccountRows(db: db).setCredentials(
        Credentials(passwordHash: known.credentials.passwordHash, recoveryCodeDigest: code.digest),
        of: known.account.id, clearing: bucket, keepingSession: player.session,
        devices: device.map { [DeviceTokenDigest(token: $0)] } ?? [])
      return code
    }
  }

  /// Stores the player's settings and time zone. A new zone takes effect at its next midnight.
  package func changeSettings(
    _ settings: AccountSettings, timeZone: IANATimeZone, of player: Player
  ) async throws(AccountError) {
    let now = dependencies.now()
    try await store.write(.repeatable) { db in
      let rows = AccountRows(db: db)
      try rows.changeSettings(settings, of: player.account.id)
      try rows.move(player.account.id, to: timeZone, at: now)
    }
  }

  /// Notes that the player has seen the introduction, or skipped it.
  package func finishOnboarding(of player: Player) async throws(AccountError) {
    try await store.write(.repeatable) { db in
      try AccountRows(db: db).change(.finishOnboarding, [player.account.id.number])
    }
  }

  /// Everything that is stored about the player except the account itself, as of one moment. Questions are in the
  /// language that the player reads.
  package func exportData(
    of player: Player, browser: BrowserID?
  ) async throws(AccountError) -> (data: PlayerDataExport, sessions: [Session], devices: [Device]) {
    let (account, now, caches) = (player.account.id, dependencies.now(), store.caches)
    return try await store.read(.snapshot) { db in
      let stored = try PlayerDataExport(of: account, browser: browser, in: db, caches)
      let items = try TranslationRows(db: db).localized(stored.rounds.map(\.item), in: player.readingLanguage)
      return (
        data: stored.showing(zip(stored.rounds, items).map { $0.showing($1) }),
        sessions: try SessionRows(db: db).all(of: account, at: now),
        devices: try DeviceRows(db: db).all(of: account, at: now)
      )
    }
  }

  /// Deletes the account with its name, sessions, groups and reports, and a browser's plays of quizzes. Only counts
  /// stay. The player's drafts are deleted and their quizzes unpublished, except those that go to an editor.
  ///
  /// - Parameters:
  ///   - password: nil for a guest, who has none.
  ///   - successors: the drafts that go to one of their editors, with that editor.
  ///   - devices: the device tokens in the browser's cookie.
  /// - Returns: those of `devices` by which other accounts know the browser. The others aren't needed any more.
  /// - Throws: `.invalidCredentials`, also for a guest who has a name and a password meanwhile; `.rateLimited`, `.busy`
  ///   or `.store`.
  @discardableResult package func delete(
    _ player: Player, password: TypedPassword?, browser: BrowserID?, devices: [Token128] = [],
    handingOver successors: [DraftID: AccountID] = [:]
  ) async throws(AccountError) -> [Token128] {
    let deletion = AccountDeletion(
      account: player.account.id, browser: browser, successors: successors, deletedAt: dependencies.now())
    let caches = store.caches
    let run: @Sendable (Transaction) throws -> [Token128] = { db in
      try deletion.run(in: db, caches)
      return try devices.filter { try DeviceRows(db: db).isKnown(DeviceTokenDigest(token: $0)) }
    }
    let remaining: [Token128]
    if player.account.isGuest {
      remaining = try await store.write(.once) { db in
        if let found = try AccountRows(db: db).find(deletion.account, locking: .exclusive), !found.isGuest {
          throw AccountError.invalidCredentials
        }
        return try run(db)
      }
    } else {
      let verified = try await verify(password ?? TypedPassword(""), of: player)
      remaining = try await write(relyingOn: verified) { db, _ in try run(db) }
    }
    await library.refreshPublications()
    return remaining
  }
}
