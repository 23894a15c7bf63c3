internal import Foundation
internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes accounts. Reads also work outside a transaction.
struct AccountRows {
  let db: any SQLConnection

  func find(_ id: AccountID, locking lock: RowLock? = nil) throws -> Account? {
    try db.first(AccountQuery.account, [id.number], locking: lock, account).flatMap(\.self)
  }

  /// Makes transactions that change this account and depend on its other rows run one after the other.
  func acquireMutex(_ id: AccountID) throws { try db.acquireMutex(AccountQuery.acquireMutex, [id.number]) }

  /// - Throws: `.refused` if there is no such account.
  func get(_ id: AccountID) throws -> Account {
    guard let account = try find(id) else { throw StoreError.refused(detail: "an account that isn't there") }
    return account
  }

  func find(named name: AccountName, locking lock: RowLock? = nil) throws -> AccountWithCredentials? {
    try db.first(AccountQuery.accountNamed, [name.folded], locking: lock) { row in
      let credentials = try Credentials(
        passwordHash: row["password_hash"], recoveryCodeDigest: row["recovery_code_digest"])
      return try account(row).map { (account: $0, credentials: credentials) }
    }
    .flatMap(\.self)
  }

  /// Makes an account, or a guest if it has no name, and opens its first session. Copies of a guest's form make one
  /// guest, even if they arrive at different servers.
  ///
  /// - Throws: `.nameTaken` or `.formUsed`.
  func add(_ new: NewAccount, session: SessionTokenDigest, on device: DeviceDescription) throws -> Account {
    let sessions = SessionRows(db: db)
    if new.name == nil, let repeated = try sessions.guest(repeating: session, at: new.created) { return repeated }
    try db.run(
      .add,
      [
        new.name?.text, new.name?.folded, new.credentials?.passwordHash, new.credentials?.recoveryCodeDigest,
        new.created.milliseconds,
        new.settings.language.tag, new.settings.hidesWatch,
      ])
    guard db.changesCount == 1 else { throw AccountError.nameTaken }
    let id = AccountID(db.lastInsertedRowID)
    try db.run(.addTimeZone, [id.number, new.created.milliseconds, new.zone.name])
    if new.name == nil, try sessions.add(session, of: id, on: device, at: new.created) != id {
      // A transaction that ran at the same time, for a copy of the form, came first.
      try db.run(.delete, [id.number])
      guard let guest = try sessions.guest(repeating: session, at: new.created) else { throw AccountError.formUsed }
      return guest
    }
    if new.name != nil { try sessions.open(session, of: id, on: device, at: new.created) }
    return try get(id)
  }

  /// Turns a guest into a named account, ends the guest's sessions and opens a new one. Their rounds stay theirs, but
  /// enter no board.
  ///
  /// - Throws: `.nameTaken`; `.refused` if the account is not a guest.
  func upgrade(
    _ guest: AccountID, name: AccountName, credentials: Credentials, session: SessionTokenDigest,
    on device: DeviceDescription, at now: Timestamp
  ) throws -> Account {
    guard try db.first(AccountQuery.isNameTaken, [name.folded], { _ in true }) == nil else {
      throw AccountError.nameTaken
    }
    try change(
      .nameGuest, [name.text, name.folded, credentials.passwordHash, credentials.recoveryCodeDigest, guest.number])
    let sessions = SessionRows(db: db)
    try sessions.endAll(of: guest, except: nil)
    try sessions.open(session, of: guest, on: device, at: now)
    return try get(guest)
  }

  /// - Throws: `.refused` if there is no such account, or it is a guest's.
  func setRole(_ role: Account.Role, of id: AccountID) throws {
    let stored = role == .operator ? Account.Role.operator : .player
    try change(.setRole, [stored.rawValue, role == .author, id.number])
  }

  func changeSettings(_ settings: AccountSettings, of id: AccountID) throws {
    try change(.changeSettings, [settings.language.tag, settings.hidesWatch, id.number])
  }

  /// Changes the account's time zone; see ``PlayerCalendar``. Does nothing if it is the account's already.
  func move(_ id: AccountID, to zone: IANATimeZone, at now: Timestamp) throws {
    try acquireMutex(id)
    var calendar = try get(id).calendar
    guard zone != calendar.pendingMove(after: now)?.zone ?? calendar.zone(at: now) else { return }
    calendar.move(to: zone, at: now)
    try db.run(.deleteTimeZones, [id.number])
    for period in calendar.timeZones {
      try db.run(.addTimeZone, [id.number, period.effectiveFrom.milliseconds, period.zone.name])
    }
  }

  /// Replaces an account's credentials, clears its failed attempts, ends its sessions and forgets its devices.
  ///
  /// - Parameters:
  ///   - bucket: the bucket of the failed attempts.
  ///   - session: the session that stays; nil for none.
  ///   - devices: the devices that stay known.
  func setCredentials(
    _ credentials: Credentials, of account: AccountID, clearing bucket: [UInt8],
    keepingSession session: SessionTokenDigest? = nil, devices: [DeviceTokenDigest] = []
  ) throws {
    try change(.changeCredentials, [credentials.passwordHash, credentials.recoveryCodeDigest, account.number])
    try AttemptRows(db: db).clear(bucket)
    try SessionRows(db: db).endAll(of: account, except: session)
    try DeviceRows(db: db).deleteAll(of: account, except: devices)
  }

  /// Replaces the hash of an unchanged password.
  func updateHash(_ passwordHash: String, of id: AccountID) throws {
    try change(.updatePassword, [passwordHash, id.number])
  }

  func finishOnboarding(of id: AccountID) throws { try change(.finishOnboarding, [id.number]) }

  /// Deletes an account. Its finished rounds become anonymous counts. Its open rounds are deleted.
  func delete(_ id: AccountID) throws {
    try RoundRows(db: db).anonymizeAll(of: id)
    // A cascade of foreign keys fires no triggers in MariaDB, so the memberships are deleted explicitly.
    try GroupRows(db: db).leaveAll(id)
    try db.run(.delete, [id.number])
  }

  /// Runs a statement that must change exactly one account.
  ///
  /// - Throws: `.refused` if it changes none.
  private func change(_ query: AccountQuery, _ arguments: SQLArguments) throws {
    try db.run(query, arguments)
    guard db.changesCount == 1 else { throw StoreError.refused(detail: "an account that isn't there, or is a guest's") }
  }

  /// - Parameter row: has the columns of an account without its credentials.
  /// - Returns: nil if the account was deleted after the row was read. Its time zones are read by a second statement.
  func account(_ row: SQLRow) throws -> Account? {
    let id: Int64 = try row["id"]
    guard let calendar = try calendar(of: id) else {
      guard try db.first(AccountQuery.exists, [id], { _ in true }) == nil else {
        throw StoreError.damaged(detail: "account \(id) has no time zone")
      }
      return nil
    }
    let name = try (row["name"] as String?).map { AccountName(stored: $0, folded: try row["folded_name"]) }
    guard let stored = Account.Role(rawValue: try row["role"]) else {
      throw StoreError.damaged(detail: "account \(id)")
    }
    let isAuthor: Bool = try row["is_author"]
    let role = stored == .player && isAuthor ? .author : stored
    return try Account(
      id: AccountID(id), name: name, role: role, created: Timestamp(milliseconds: row["created_at"]),
      calendar: calendar,
      settings: AccountSettings(language: Language(row["language"]), hidesWatch: row["hides_watch"]),
      isOnboarded: row["is_onboarded"])
  }

  /// Returns nil if the account has no time zone. If this server's time zone database doesn't know a zone any more, UTC
  /// replaces it, so that the player can still sign in and choose another.
  private func calendar(of id: Int64) throws -> PlayerCalendar<IANATimeZone>? {
    let periods = try db.all(AccountQuery.timeZones, [id]) { row in
      try PlayerCalendar<IANATimeZone>.TimeZonePeriod(
        zone: IANATimeZone(row["time_zone"]) ?? .utc, effectiveFrom: Timestamp(milliseconds: row["valid_from"]))
    }
    return PlayerCalendar(timeZones: periods)
  }
}

extension SQLConnection {
  func run(_ query: AccountQuery, _ arguments: SQLArguments) throws { try run(query.rawValue, arguments) }
}
