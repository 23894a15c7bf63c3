internal import Foundation
public import QuizEngine
public import QuizService

extension SQLStore {
  public func create(
    _ account: NewAccount, session: SessionKey, on device: DeviceDescription
  ) async throws(AccountError) -> Account {
    try await writeAccount { db in try AccountRows(db: db).add(account, session: session, on: device) }
  }

  public func name(
    _ guest: AccountID, _ name: AccountName, _ credentials: Credentials, session: SessionKey,
    on device: DeviceDescription, at now: Timestamp
  ) async throws(AccountError) -> Account {
    try await writeAccount { db in
      try AccountRows(db: db).name(guest, name, credentials, session: session, on: device, at: now)
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

  public func account(of session: SessionKey, at now: Timestamp) async throws(StoreError) -> Account? {
    guard let found = try await read({ db in try SessionRows(db: db).find(session, at: now) }) else { return nil }
    if now - found.used >= SessionRows.noting {
      try await write { db in try db.run(.useSession, [now.milliseconds, Data(session.digest)]) }
    }
    return found.account
  }

  /// - Throws: `.refused` where the account isn't there.
  public func open(
    _ session: SessionKey, of account: AccountID, adopting guest: AccountID?, on device: DeviceDescription,
    at now: Timestamp
  ) async throws(StoreError) {
    try await write { db in
      _ = try AccountRows(db: db).get(account)
      try SessionRows(db: db).open(session, of: account, on: device, at: now)
      if let guest { try Farewell(db: db).adopt(guest, by: account, at: now) }
    }
  }

  public func sessions(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [Session] {
    try await read { db in try SessionRows(db: db).all(of: account).filter { $0.isOpen(at: now) } }
  }

  public func end(_ session: SessionKey) async throws(StoreError) {
    try await write { db in try db.run(.endSession, [Data(session.digest)]) }
  }

  public func endSessions(
    of account: AccountID, except kept: SessionKey?, and devices: [DeviceKey]
  ) async throws(StoreError) {
    try await write { db in
      try SessionRows(db: db).endAll(of: account, except: kept)
      try DeviceRows(db: db).forgetAll(of: account, except: devices)
    }
  }

  public func remember(_ device: DeviceKey, of account: AccountID, at now: Timestamp) async throws(StoreError) {
    try await write { db in try DeviceRows(db: db).remember(device, of: account, at: now) }
  }

  public func devices(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [Device] {
    try await read { db in try DeviceRows(db: db).all(of: account).filter { now - $0.used < Device.rest } }
  }

  public func endAllSessions() async throws(StoreError) {
    try await write { db in try db.run(.endAllSessions, []) }
  }

  public func change(
    _ credentials: Credentials, of account: AccountID, clearing bucket: [UInt8], keeping session: SessionKey?,
    and devices: [DeviceKey]
  ) async throws(StoreError) {
    try await write { db in
      try AccountRows(db: db).change(
        .changeCredentials, [credentials.password, credentials.recovery, account.number])
      try db.run(.clearAttempts, [Data(bucket)])
      try SessionRows(db: db).endAll(of: account, except: session)
      try DeviceRows(db: db).forgetAll(of: account, except: devices)
    }
  }

  public func rehash(_ password: String, of account: AccountID) async throws(StoreError) {
    try await changeAccount(.rehash, [password, account.number])
  }

  public func change(_ settings: AccountSettings, of account: AccountID) async throws(StoreError) {
    try await changeAccount(.changeSettings, [settings.language.tag, settings.hidesWatch, account.number])
  }

  public func move(_ account: AccountID, to zone: IANAZone, at now: Timestamp) async throws(StoreError) {
    try await write { db in try AccountRows(db: db).move(account, to: zone, at: now) }
  }

  public func finishOnboarding(of account: AccountID) async throws(StoreError) {
    try await changeAccount(.finishOnboarding, [account.number])
  }

  public func setRole(_ role: Account.Role, of account: AccountID) async throws(StoreError) {
    try await changeAccount(.setRole, [role.rawValue, account.number])
  }

  public func delete(_ account: AccountID) async throws(StoreError) {
    try await write { db in try Farewell(db: db).forget(account) }
  }

  public func attempt(
    _ counts: [CountedAttempt], checking checked: [CountedAttempt], at now: Timestamp
  ) async throws(StoreError) -> Timestamp? {
    try await writeOnce { db in try AttemptRows(db: db).add(counts, checking: checked, at: now) }
  }

  public func charge(_ counts: [CountedAttempt], at now: Timestamp) async throws(StoreError) {
    try await writeOnce { db in try AttemptRows(db: db).charge(counts, at: now) }
  }

  public func takeBack(
    _ counts: [CountedAttempt], clearing bucket: [UInt8]?, at now: Timestamp
  ) async throws(StoreError) {
    try await writeOnce { db in try AttemptRows(db: db).takeBack(counts, clearing: bucket, at: now) }
  }

  public func secret(proposing secret: Key128) async throws(StoreError) -> Key128 {
    if let kept = try await read({ db in try SecretRow(db: db).find() }) { return kept }
    return try await write { db in try SecretRow(db: db).keep(secret) }
  }

  private func changeAccount(
    _ query: AccountQuery, _ arguments: SQLArguments
  ) async throws(StoreError) {
    try await write { db in try AccountRows(db: db).change(query, arguments) }
  }

  private func writeAccount(
    _ work: @escaping @Sendable (any SQLSession) throws -> Result<Account, AccountError>
  ) async throws(AccountError) -> Account {
    let result: Result<Account, AccountError>
    do { result = try await write(work) } catch { throw .store(error) }
    return try result.get()
  }
}
