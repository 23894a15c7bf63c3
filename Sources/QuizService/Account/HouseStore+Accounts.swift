internal import Foundation
internal import QuizDatabase
package import QuizEngine
package import StoreStatus

extension HouseStore {
  /// Makes an account, or a guest if it has no name, and opens its first session. Copies of a guest's form make one
  /// guest, on whichever server they arrive; see ``guest(repeating:at:)``.
  ///
  /// - Parameter device: the browser of the session.
  /// - Throws: `.nameTaken`, `.formUsed` or `.store`.
  package func create(
    _ account: NewAccount, session: SessionTokenDigest, on device: DeviceDescription = .unknown
  ) async throws(AccountStoreError) -> Account {
    // A guest's session finds the guest again. A name that was taken by the lost attempt would be refused.
    try await writeAccount(account.name == nil ? .repeatable : .once) { db in
      try AccountRows(db: db).add(account, session: session, on: device)
    }
  }

  /// The guest whose form is sent again.
  ///
  /// - Parameter session: the session that the form opens.
  /// - Returns: nil if the form is new.
  /// - Throws: `.formUsed` unless the session is repeatable (see ``Session/isRepeatable(at:)``), or `.store`.
  package func guest(
    repeating session: SessionTokenDigest, at now: Timestamp
  ) async throws(AccountStoreError) -> Account? {
    let result: Result<Account, AccountStoreError>?
    do { result = try await read { db in try SessionRows(db: db).guest(repeating: session, at: now) } } catch {
      throw .store(error)
    }
    return try result?.get()
  }

  /// Gives a guest a name and a password. Their rounds stay theirs, but enter no board. Their other sessions end, and
  /// the given one replaces them.
  package func upgradeGuest(
    _ guest: AccountID, name: AccountName, credentials: Credentials, session: SessionTokenDigest,
    on device: DeviceDescription = .unknown, at now: Timestamp
  ) async throws(AccountStoreError) -> Account {
    try await writeAccount(.once) { db in
      try AccountRows(db: db).upgrade(
        guest, name: name, credentials: credentials, session: session, on: device, at: now)
    }
  }

  /// An account or a guest; nil if there is none of that id.
  package func account(_ id: AccountID) async throws(StoreError) -> Account? {
    try await read { db in try AccountRows(db: db).find(id) }
  }

  /// - Returns: the account and its credentials; nil if no account has that name.
  package func account(
    named name: AccountName
  ) async throws(StoreError) -> (account: Account, credentials: Credentials)? {
    try await read { db in try AccountRows(db: db).find(named: name) }
  }

  /// The account of a session; nil once the session is over. Records its first use, and later ones at most once an
  /// hour.
  package func account(of session: SessionTokenDigest, at now: Timestamp) async throws(StoreError) -> Account? {
    guard let found = try await read({ db in try SessionRows(db: db).find(session, at: now) }) else { return nil }
    if SessionRows.isUseDue(of: found.session, at: now) {
      try await write { db in try SessionRows(db: db).recordUse(of: found.session, at: now) }
    }
    return found.account
  }

  /// Opens a session, or opens it again. A session never changes its account. The guest's rounds become the account's,
  /// unless it has a round of that date and difficulty; the guest is then deleted.
  ///
  /// - Throws: `.refused` if there is no such account, or the session is another one's.
  package func openSession(
    _ session: SessionTokenDigest, of account: AccountID, adopting guest: AccountID?,
    on device: DeviceDescription = .unknown,
    at now: Timestamp
  ) async throws(StoreError) {
    try await write { db in
      _ = try AccountRows(db: db).get(account)
      try SessionRows(db: db).open(session, of: account, on: device, at: now)
      if let guest { try AccountDeletion(db: db).merge(guest, into: account, at: now) }
    }
  }

  /// The open sessions of an account, in no particular order.
  package func sessions(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [Session] {
    try await read { db in try SessionRows(db: db).all(of: account).filter { $0.isOpen(at: now) } }
  }

  /// Ends a session. Does nothing if it is over.
  package func endSession(_ session: SessionTokenDigest) async throws(StoreError) {
    try await write { db in try db.run(.endSession, [Data(session.bytes)]) }
  }

  /// Ends all sessions of an account but one, and forgets all its devices but some.
  package func endSessions(
    of account: AccountID, except retained: SessionTokenDigest?, keepingDevices devices: [DeviceTokenDigest] = []
  ) async throws(StoreError) {
    try await write { db in
      try SessionRows(db: db).endAll(of: account, except: retained)
      try DeviceRows(db: db).deleteAll(of: account, except: devices)
    }
  }

  /// Records that a browser signed in to an account. Devices that are too old or too many are forgotten.
  package func recordDevice(_ device: DeviceTokenDigest, of account: AccountID, at now: Timestamp)
    async throws(StoreError)
  {
    try await write { db in try DeviceRows(db: db).remember(device, of: account, at: now) }
  }

  /// The browsers that have signed in to an account before, the latest first.
  package func devices(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [Device] {
    try await read { db in try DeviceRows(db: db).all(of: account).filter { now - $0.lastUsed < Device.idleTimeout } }
  }

  /// Ends all sessions of all accounts that have a name. Guests keep theirs: they couldn't sign in again.
  package func endAllSessions() async throws(StoreError) {
    try await write { db in try db.run(.endAllSessions, []) }
  }

  /// Replaces the account's credentials, clears its failed attempts, ends all sessions but one and forgets all devices
  /// but some.
  ///
  /// - Parameter bucket: the bucket of the failed attempts; see ``recordAttempt(_:checking:at:)``.
  package func setCredentials(
    _ credentials: Credentials, of account: AccountID, clearing bucket: [UInt8],
    keepingSession session: SessionTokenDigest?,
    devices: [DeviceTokenDigest] = []
  ) async throws(StoreError) {
    try await write { db in
      try AccountRows(db: db).change(
        .changeCredentials, [credentials.passwordHash, credentials.recoveryCodeDigest, account.number])
      try db.run(.deleteAttempts, [Data(bucket)])
      try SessionRows(db: db).endAll(of: account, except: session)
      try DeviceRows(db: db).deleteAll(of: account, except: devices)
    }
  }

  /// Stores the same password hashed with other parameters; nothing else changes.
  package func rehash(_ passwordHash: String, of account: AccountID) async throws(StoreError) {
    try await changeAccount(.updatePassword, [passwordHash, account.number])
  }

  package func changeSettings(_ settings: AccountSettings, of account: AccountID) async throws(StoreError) {
    try await write { db in
      try AccountRows(db: db).change(
        .changeSettings, [settings.language.tag, settings.hidesWatch, account.number])
    }
  }

  /// Changes the account's time zone; see ``PlayerCalendar``.
  package func changeTimeZone(of account: AccountID, to zone: IANATimeZone, at now: Timestamp) async throws(StoreError)
  {
    try await write { db in try AccountRows(db: db).move(account, to: zone, at: now) }
  }

  package func finishOnboarding(of account: AccountID) async throws(StoreError) {
    try await changeAccount(.finishOnboarding, [account.number])
  }

  package func setRole(_ role: Account.Role, of account: AccountID) async throws(StoreError) {
    try await write { db in try AccountRows(db: db).setRole(role, of: account) }
  }

  /// Whether any account is an operator's.
  package func hasOperator() async throws(StoreError) -> Bool {
    try await read { db in try db.first(AccountQuery.hasOperator, []) { _ in true } ?? false }
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
  package func redeemRoleInvitation(
    _ digest: RoleInvitationDigest, for account: AccountID, at now: Timestamp
  ) async throws(StoreError) -> Account.Role? {
    try await write(.once) { db in try RoleInvitationRows(db: db).redeem(digest, for: account, at: now) }
  }

  /// Deletes an account with its name, sessions, groups and reports. Its rounds stay as counts that can't be traced to
  /// one player. Its drafts are deleted and their quizzes unpublished, but for those that get another owner.
  ///
  /// - Parameter successors: an editor of each draft that gets another owner. Drafts without one of theirs are deleted.
  package func delete(
    _ account: AccountID, handingOver successors: [DraftID: AccountID], at now: Timestamp
  ) async throws(StoreError) {
    let drafts = caches.drafts
    try await write { db in
      try DraftRows(db: db, cache: drafts).release(of: account, to: successors, at: now)
      try AccountDeletion(db: db).delete(account)
    }
  }

  /// Counts an attempt before its result is known, so that attempts at the same time are counted too. Counts it in all
  /// buckets, or in none if one of them is full.
  ///
  /// - Parameter checked: buckets that must have room as well, but don't count the attempt yet; see
  ///   ``recordFailedAttempt(_:at:)``.
  /// - Returns: when the next attempt is allowed; nil if this one is.
  package func recordAttempt(
    _ counts: [CountedAttempt], checking checked: [CountedAttempt], at now: Timestamp
  ) async throws(StoreError) -> Timestamp? {
    try await write(.once) { db in try AttemptRows(db: db).add(counts, checking: checked, at: now) }
  }

  /// Counts an attempt that was allowed and failed.
  package func recordFailedAttempt(_ counts: [CountedAttempt], at now: Timestamp) async throws(StoreError) {
    try await write(.once) { db in try AttemptRows(db: db).charge(counts, at: now) }
  }

  /// Clears a bucket after a successful attempt.
  package func clearAttempts(_ bucket: [UInt8]) async throws(StoreError) {
    try await refundAttempt([], clearing: bucket, at: Timestamp(milliseconds: 0))
  }

  /// Takes back an attempt that succeeded, or wasn't checked at all.
  ///
  /// - Parameter bucket: a bucket whose attempts are all cleared.
  package func refundAttempt(
    _ counts: [CountedAttempt], clearing bucket: [UInt8]?, at now: Timestamp
  ) async throws(StoreError) {
    try await write(.once) { db in try AttemptRows(db: db).refund(counts, clearing: bucket, at: now) }
  }

  /// The house's secret: the first one that was ever proposed.
  package func serverSecret(proposing secret: Token128) async throws(StoreError) -> Token128 {
    if let retained = try await read({ db in try ServerSecretRow(db: db).find() }) { return retained }
    return try await write { db in try ServerSecretRow(db: db).insertIfAbsent(secret) }
  }

  private func changeAccount(
    _ query: AccountQuery, _ arguments: SQLArguments
  ) async throws(StoreError) {
    try await write { db in try AccountRows(db: db).change(query, arguments) }
  }

  private func writeAccount(
    _ mode: WriteMode, _ work: @escaping @Sendable (Transaction) throws -> Result<Account, AccountStoreError>
  ) async throws(AccountStoreError) -> Account {
    let result: Result<Account, AccountStoreError>
    do { result = try await write(mode, work) } catch { throw .store(error) }
    return try result.get()
  }
}
