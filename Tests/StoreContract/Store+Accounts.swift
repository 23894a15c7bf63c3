import Foundation
import QuizDatabase
package import QuizEngine
package import StoreStatus

@testable package import QuizService

// What the services do as a part of their transactions, for tests one by one.
extension Store {
  /// The guest whose form is sent again.
  ///
  /// - Parameter sessionDigest: the session that the form starts.
  /// - Returns: nil if the form is new.
  /// - Throws: `.formUsed` unless the session is repeatable (see ``Session/isRepeatable(at:)``), or `.store`.
  package func guest(
    repeating sessionDigest: SessionTokenDigest, at now: Timestamp
  ) async throws(AccountError) -> Account? {
    try await accounts.read(.strong) { db in try GuestCreation.guest(repeating: sessionDigest, at: now, db: db) }
  }

  /// Gives a guest a name and a password. Their rounds stay theirs, but enter no board. Their other sessions end, and
  /// the given one replaces them.
  package func upgradeGuest(
    _ guest: AccountID, name: AccountName, credentials: Credentials, sessionDigest: SessionTokenDigest,
    on browser: BrowserDescription = .unknown, at now: Timestamp
  ) async throws(AccountError) -> Account {
    try await accounts.write(.once) { db in
      let upgraded = try GuestUpgrade(guestID: guest, name: name, credentials: credentials).run(in: db)
      try SessionStart(
        digest: sessionDigest, accountID: upgraded.id, browserDescription: browser, startedAt: now
      ).run(in: db)
      return upgraded
    }
  }

  /// The account of a session; nil once the session is over. Records its first use, and later ones at most once an
  /// hour.
  package func account(of sessionDigest: SessionTokenDigest, at now: Timestamp) async throws(StoreError) -> Account? {
    let dependencies = Dependencies(now: { now }, randomBits: { 0 })
    let services = Services(library: LibraryService(store: self), store: self, dependencies: dependencies)
    do throws(AccountError) { return try await services.accounts.authenticate(sessionDigest) } catch {
      guard case .store(let failure) = error else { preconditionFailure("\(error)") }
      throw failure
    }
  }

  /// The active sessions of an account, in no particular order.
  package func sessions(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [Session] {
    try await read { db in try SessionRows(db: db).active(of: account, at: now) }
  }

  /// Ends all sessions of an account but one, and forgets all its known browsers but some.
  package func endSessions(
    of account: AccountID, except retained: SessionTokenDigest?,
    keepingKnownBrowsers knownBrowsers: [KnownBrowserDigest] = []
  ) async throws(StoreError) {
    try await write { db in
      try SessionRows(db: db).endAll(of: account, except: retained)
      try KnownBrowserRows(db: db).deleteAll(of: account, except: knownBrowsers)
    }
  }

  /// Records that a browser signed in to an account. Browsers that are too old or too many are forgotten.
  package func recordKnownBrowser(_ browser: KnownBrowserDigest, of account: AccountID, at now: Timestamp)
    async throws(StoreError)
  {
    try await write { db in try KnownBrowserSignIn(digest: browser, accountID: account, signedInAt: now).run(in: db) }
  }

  /// The browsers that have signed in to an account before, the latest first.
  package func knownBrowsers(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [KnownBrowser] {
    try await read { db in try KnownBrowserRows(db: db).active(of: account, at: now) }
  }

  /// Ends all sessions of all accounts that have a name. Guests keep theirs: they couldn't sign in again.
  package func endAllSessions() async throws(StoreError) {
    try await write { db in try SessionRows(db: db).endAllOfNamedAccounts() }
  }

  /// Replaces the account's credentials, clears its failed attempts, ends all sessions but one and forgets all known
  /// browsers but some.
  ///
  /// - Parameter key: the key of the failed attempts; see ``recordAttempt(_:checking:at:)``.
  package func setCredentials(
    _ credentials: Credentials, of account: AccountID, clearing key: [UInt8],
    keepingSession sessionDigest: SessionTokenDigest?, knownBrowsers: [KnownBrowserDigest] = []
  ) async throws(StoreError) {
    try await changeAccounts { db in
      try CredentialsChange(
        accountID: account, credentials: credentials, attemptKey: AttemptKey(bytes: key),
        retainedSession: sessionDigest, retainedBrowsers: knownBrowsers
      ).run(in: db)
    }
  }

  /// Stores the same password hashed with other parameters; nothing else changes.
  package func rehash(_ passwordHash: String, of account: AccountID) async throws(StoreError) {
    try await changeAccounts { db in try Self.require(AccountRows(db: db).changePasswordHash(passwordHash, of: account))
    }
  }

  package func changeSettings(_ settings: AccountSettings, of account: AccountID) async throws(StoreError) {
    try await changeAccounts { db in try Self.require(AccountRows(db: db).changeSettings(settings, of: account)) }
  }

  /// Changes the account's time zone; see ``PlayerCalendar``.
  package func changeTimeZone(of account: AccountID, to zone: IANATimeZone, at now: Timestamp) async throws(StoreError)
  {
    try await changeAccounts { db in try TimeZoneChange(accountID: account, zone: zone, changedAt: now).run(in: db) }
  }

  package func finishOnboarding(of account: AccountID) async throws(StoreError) {
    try await changeAccounts { db in try Self.require(AccountRows(db: db).finishOnboarding(of: account)) }
  }

  package func setRole(_ role: Account.Role, of account: AccountID) async throws(StoreError) {
    try await changeAccounts { db in try Self.require(AccountRows(db: db).setRole(role, of: account)) }
  }

  /// Counts an attempt before its result is known, so that attempts at the same time are counted too. Counts it in all
  /// limits, or under none if one of them is reached.
  ///
  /// - Parameter checked: limits that must have room as well, but don't count the attempt yet; see
  ///   ``recordFailedAttempt(_:at:)``.
  /// - Returns: when the next attempt is allowed; nil if this one is.
  package func recordAttempt(
    _ counts: [AttemptLimit], checking checked: [AttemptLimit], at now: Timestamp
  ) async throws(StoreError) -> Timestamp? {
    try await write(.once) { db in
      switch try AttemptCounter(db: db, now: now).admit(under: counts, checking: checked) {
      case .success: nil
      case .failure(.rateLimited(let until)): until
      case .failure(let error): throw error
      }
    }
  }

  /// Counts an attempt that was allowed and failed.
  package func recordFailedAttempt(_ counts: [AttemptLimit], at now: Timestamp) async throws(StoreError) {
    try await write(.once) { db in try AttemptCounter(db: db, now: now).countFailure(under: counts) }
  }

  /// Clears a count after a successful attempt.
  package func clearAttempts(_ key: AttemptKey) async throws(StoreError) {
    try await write { db in try AttemptRows(db: db).delete(key) }
  }

  /// Takes back an attempt that wasn't checked at all.
  package func takeBackAttempt(
    _ counts: [AttemptLimit], at now: Timestamp
  ) async throws(StoreError) {
    try await write(.once) { db in try AttemptCounter(db: db, now: now).takeBack(under: counts) }
  }

  /// Everything that is stored about a player.
  package func dataExport(of account: AccountID, browser: PlayOwner?) async throws(StoreError)
    -> PlayerDataExport
  {
    let caches = caches
    return try await read(.snapshot) { db in try PlayerDataExport(of: account, playOwner: browser, in: db, caches) }
  }

  /// Deletes a browser's plays of quizzes. Finished ones stay counted.
  package func deletePlays(of browser: PlayOwner) async throws(StoreError) {
    let caches = caches
    try await write(.once) { db in try PlayDeletion(owner: browser).run(in: db, caches.plays) }
  }

  /// Counts an attempt under one key with a backoff.
  package func recordAttempt(
    _ key: [UInt8], within limit: ExponentialBackoff, at now: Timestamp
  ) async throws(StoreError) -> Timestamp? {
    try await recordAttempt([AttemptLimit(key: AttemptKey(bytes: key), policy: .backoff(limit))], checking: [], at: now)
  }

  /// An account or a guest; nil if there is none of that id.
  package func account(_ id: AccountID) async throws(StoreError) -> Account? {
    try await read { db in try AccountRows(db: db).find(id) }
  }

  /// - Returns: the account and its credentials; nil if no account has that name.
  package func account(
    named name: AccountName
  ) async throws(StoreError) -> (account: Account, credentials: Credentials)? {
    let found = try await read { db in try AccountRows(db: db).findWithCredentials(named: name) }
    return found.map { ($0.account, $0.credentials) }
  }

  /// Whether any account is an operator's.
  package func hasOperator() async throws(StoreError) -> Bool {
    try await read { db in try AccountRows(db: db).hasOperator() }
  }

  /// Stores an invitation, and deletes those that have expired.
  package func addRoleInvitation(_ invitation: RoleInvitation) async throws(StoreError) {
    try await write { db in try RoleInvitationRows(db: db).add(invitation) }
  }

  /// A valid invitation; nil if there is none, or it was used or has expired.
  package func roleInvitation(
    _ digest: RoleInvitationDigest, at now: Timestamp
  ) async throws(StoreError) -> RoleInvitation? {
    try await read { db in try RoleInvitationRows(db: db).find(digest, at: now) }
  }

  /// Uses an invitation up and gives its role to an account, unless the account has a higher one.
  ///
  /// - Returns: the account's role now; nil if the invitation isn't valid, and then nothing was changed.
  package func useRoleInvitation(
    _ digest: RoleInvitationDigest, for account: AccountID, at now: Timestamp
  ) async throws(StoreError) -> Account.Role? {
    let use = RoleInvitationUse(invitation: digest, accountID: account, usedAt: now)
    return try await changeAccounts(.once) { db in try use.run(in: db) }
  }

  /// The house's secret: the first one that was ever proposed.
  package func houseSecret(proposing secret: Token128) async throws(StoreError) -> Token128 {
    try await write { db in
      let row = HouseSecretRow(db: db)
      return try row.find() ?? row.insertIfAbsent(secret)
    }
  }

  /// A transaction of the service for accounts. What the service refuses becomes `.refused`.
  func changeAccounts<Value: Sendable>(
    _ mode: WriteMode = .idempotent, _ work: @escaping @Sendable (Transaction) throws -> Value
  ) async throws(StoreError) -> Value {
    try await mapError(\AccountError.asStoreError) { () throws(AccountError) in try await accounts.write(mode, work) }
  }

  /// What services do if a change finds no account.
  private static func require(_ isChanged: Bool) throws { if !isChanged { throw AccountError.accountDeleted } }

  private var accounts: StoreHandle<AccountError> { StoreHandle(self, AccountError.store) }
}

extension AccountError {
  fileprivate var asStoreError: StoreError {
    if case .store(let error) = self { error } else { .refused(detail: "\(self)") }
  }
}
