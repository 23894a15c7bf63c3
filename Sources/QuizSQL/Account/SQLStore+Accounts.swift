internal import Foundation
internal import QuizDatabase
public import QuizEngine
public import QuizService
public import StoreStatus

extension SQLStore {
  public func create(
    _ account: NewAccount, session: SessionTokenDigest, on device: DeviceDescription
  ) async throws(AccountStoreError) -> Account {
    try await writeAccount { db in try AccountRows(db: db).add(account, session: session, on: device) }
  }

  public func guest(
    repeating session: SessionTokenDigest, at now: Timestamp
  ) async throws(AccountStoreError) -> Account? {
    let result: Result<Account, AccountStoreError>?
    do { result = try await read { db in try SessionRows(db: db).guest(repeating: session, at: now) } } catch {
      throw .store(error)
    }
    return try result?.get()
  }

  public func upgradeGuest(
    _ guest: AccountID, name: AccountName, credentials: Credentials, session: SessionTokenDigest,
    on device: DeviceDescription, at now: Timestamp
  ) async throws(AccountStoreError) -> Account {
    try await writeAccount { db in
      try AccountRows(db: db).upgrade(
        guest, name: name, credentials: credentials, session: session, on: device, at: now)
    }
  }

  public func account(_ id: AccountID) async throws(StoreError) -> Account? {
    try await read { db in try AccountRows(db: db).find(id) }
  }

  public func account(
    named name: AccountName
  ) async throws(StoreError) -> (account: Account, credentials: Credentials)? {
    try await read { db in try AccountRows(db: db).find(named: name) }
  }

  public func account(of session: SessionTokenDigest, at now: Timestamp) async throws(StoreError) -> Account? {
    guard let found = try await read({ db in try SessionRows(db: db).find(session, at: now) }) else { return nil }
    if SessionRows.isUseDue(of: found.session, at: now) {
      try await write { db in try SessionRows(db: db).recordUse(of: found.session, at: now) }
    }
    return found.account
  }

  /// - Throws: `.refused` if there is no such account, or the session is another one's.
  public func openSession(
    _ session: SessionTokenDigest, of account: AccountID, adopting guest: AccountID?, on device: DeviceDescription,
    at now: Timestamp
  ) async throws(StoreError) {
    try await write { db in
      _ = try AccountRows(db: db).get(account)
      try SessionRows(db: db).open(session, of: account, on: device, at: now)
      if let guest { try AccountDeletion(db: db).merge(guest, into: account, at: now) }
    }
  }

  public func sessions(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [Session] {
    try await read { db in try SessionRows(db: db).all(of: account).filter { $0.isOpen(at: now) } }
  }

  public func endSession(_ session: SessionTokenDigest) async throws(StoreError) {
    try await write { db in try db.run(.endSession, [Data(session.bytes)]) }
  }

  public func endSessions(
    of account: AccountID, except retained: SessionTokenDigest?, keepingDevices devices: [DeviceTokenDigest]
  ) async throws(StoreError) {
    try await write { db in
      try SessionRows(db: db).endAll(of: account, except: retained)
      try DeviceRows(db: db).deleteAll(of: account, except: devices)
    }
  }

  public func recordDevice(_ device: DeviceTokenDigest, of account: AccountID, at now: Timestamp)
    async throws(StoreError)
  {
    try await write { db in try DeviceRows(db: db).remember(device, of: account, at: now) }
  }

  public func devices(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [Device] {
    try await read { db in try DeviceRows(db: db).all(of: account).filter { now - $0.lastUsed < Device.idleTimeout } }
  }

  public func endAllSessions() async throws(StoreError) {
    try await write { db in try db.run(.endAllSessions, []) }
  }

  public func setCredentials(
    _ credentials: Credentials, of account: AccountID, clearing bucket: [UInt8],
    keepingSession session: SessionTokenDigest?,
    devices: [DeviceTokenDigest]
  ) async throws(StoreError) {
    try await write { db in
      try AccountRows(db: db).change(
        .changeCredentials, [credentials.passwordHash, credentials.recoveryCodeDigest, account.number])
      try db.run(.deleteAttempts, [Data(bucket)])
      try SessionRows(db: db).endAll(of: account, except: session)
      try DeviceRows(db: db).deleteAll(of: account, except: devices)
    }
  }

  public func rehash(_ passwordHash: String, of account: AccountID) async throws(StoreError) {
    try await changeAccount(.updatePassword, [passwordHash, account.number])
  }

  public func changeSettings(_ settings: AccountSettings, of account: AccountID) async throws(StoreError) {
    try await write { db in
      try AccountRows(db: db).change(
        .changeSettings, [settings.language.tag, settings.hidesWatch, account.number])
    }
  }

  public func changeTimeZone(of account: AccountID, to zone: IANATimeZone, at now: Timestamp) async throws(StoreError) {
    try await write { db in try AccountRows(db: db).move(account, to: zone, at: now) }
  }

  public func finishOnboarding(of account: AccountID) async throws(StoreError) {
    try await changeAccount(.finishOnboarding, [account.number])
  }

  public func setRole(_ role: Account.Role, of account: AccountID) async throws(StoreError) {
    try await write { db in try AccountRows(db: db).setRole(role, of: account) }
  }

  public func hasOperator() async throws(StoreError) -> Bool {
    try await read { db in try db.first(AccountQuery.hasOperator, []) { _ in true } ?? false }
  }

  public func addRoleInvitation(_ invitation: RoleInvitation) async throws(StoreError) {
    try await write { db in try RoleInvitationRows(db: db).add(invitation) }
  }

  public func roleInvitation(
    _ digest: RoleInvitationDigest, at now: Timestamp
  ) async throws(StoreError) -> RoleInvitation? {
    try await read { db in try RoleInvitationRows(db: db).find(digest, at: now) }
  }

  public func redeemRoleInvitation(
    _ digest: RoleInvitationDigest, for account: AccountID, at now: Timestamp
  ) async throws(StoreError) -> Account.Role? {
    try await write { db in try RoleInvitationRows(db: db).redeem(digest, for: account, at: now) }
  }

  public func delete(
    _ account: AccountID, handingOver successors: [DraftID: AccountID], at now: Timestamp
  ) async throws(StoreError) {
    let drafts = caches.drafts
    try await write { db in
      try DraftRows(db: db, cache: drafts).release(of: account, to: successors, at: now)
      try AccountDeletion(db: db).delete(account)
    }
  }

  public func recordAttempt(
    _ counts: [CountedAttempt], checking checked: [CountedAttempt], at now: Timestamp
  ) async throws(StoreError) -> Timestamp? {
    try await writeOnce { db in try AttemptRows(db: db).add(counts, checking: checked, at: now) }
  }

  public func recordFailedAttempt(_ counts: [CountedAttempt], at now: Timestamp) async throws(StoreError) {
    try await writeOnce { db in try AttemptRows(db: db).charge(counts, at: now) }
  }

  public func refundAttempt(
    _ counts: [CountedAttempt], clearing bucket: [UInt8]?, at now: Timestamp
  ) async throws(StoreError) {
    try await writeOnce { db in try AttemptRows(db: db).refund(counts, clearing: bucket, at: now) }
  }

  public func serverSecret(proposing secret: Token128) async throws(StoreError) -> Token128 {
    if let retained = try await read({ db in try ServerSecretRow(db: db).find() }) { return retained }
    return try await write { db in try ServerSecretRow(db: db).insertIfAbsent(secret) }
  }

  private func changeAccount(
    _ query: AccountQuery, _ arguments: SQLArguments
  ) async throws(StoreError) {
    try await write { db in try AccountRows(db: db).change(query, arguments) }
  }

  private func writeAccount(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Result<Account, AccountStoreError>
  ) async throws(AccountStoreError) -> Account {
    let result: Result<Account, AccountStoreError>
    do { result = try await write(work) } catch { throw .store(error) }
    return try result.get()
  }
}
