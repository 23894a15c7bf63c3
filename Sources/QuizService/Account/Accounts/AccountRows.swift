internal import Foundation
internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes accounts.
struct AccountRows<Connection: SQLReader> {
  let db: Connection

  func find(_ id: AccountID, locking lock: RowLock? = nil) throws -> Account? {
    try db.first(AccountQuery.account, [id.number], locking: lock, loadAccount).flatMap(\.self)
  }

  func exists(_ id: AccountID) throws -> Bool { try db.first(AccountQuery.exists, [id.number]) { _ in true } ?? false }

  /// - Throws: `AccountError.accountDeleted` if there is no such account.
  func get(_ id: AccountID) throws -> Account {
    guard let account = try find(id) else { throw AccountError.accountDeleted }
    return account
  }

  func find(named name: AccountName, locking lock: RowLock? = nil) throws -> AccountWithCredentials? {
    try db.first(AccountQuery.accountNamed, [name.folded], locking: lock, loadWithCredentials).flatMap(\.self)
  }

  /// - Returns: nil if there is no such account, or it is a guest's, which has no credentials.
  func findWithCredentials(_ id: AccountID, locking lock: RowLock? = nil) throws -> AccountWithCredentials? {
    try db.first(AccountQuery.account, [id.number], locking: lock, loadWithCredentials).flatMap(\.self)
  }

  private func loadWithCredentials(from row: SQLRow) throws -> AccountWithCredentials? {
    guard let passwordHash: String = try row["password_hash"] else { return nil }
    let credentials = Credentials(passwordHash: passwordHash, recoveryCodeDigest: try row["recovery_code_digest"])
    return try loadAccount(from: row).map { (account: $0, credentials: credentials) }
  }

  /// Whether any account is an operator's.
  func hasOperator() throws -> Bool { try db.first(AccountQuery.hasOperator, []) { _ in true } ?? false }

  /// Authors and operators, in no particular order.
  func allWithRole(limit: Int) throws -> [Account] {
    try db.all(AccountQuery.accountsWithRole, [limit], loadAccount).compactMap(\.self)
  }

  /// Makes an account of its row, and reads its time zones by a second statement.
  ///
  /// - Parameter row: has the columns of an account; its credentials may be missing.
  /// - Returns: nil if the account was deleted after the row was read.
  func loadAccount(from row: SQLRow) throws -> Account? {
    let id: Int64 = try row["id"]
    guard let calendar = try calendar(of: id) else {
      guard try !exists(AccountID(id)) else {
        throw StoreError.damaged(detail: "account \(id) has no time zone")
      }
      return nil
    }
    let name = try (row["name"] as String?).map { AccountName(stored: $0, folded: try row["folded_name"]) }
    guard let roleColumn = Account.Role(rawValue: try row["role"]) else {
      throw StoreError.damaged(detail: "account \(id)")
    }
    let isAuthor: Bool = try row["is_author"]
    let role = roleColumn == .player && isAuthor ? .author : roleColumn
    return try Account(
      id: AccountID(id), name: name, role: role, createdAt: Timestamp(milliseconds: row["created_at"]),
      calendar: calendar,
      settings: AccountSettings(language: Language(row["language"]), hidesStopwatch: row["hides_stopwatch"]),
      isOnboarded: row["is_onboarded"])
  }

  /// Returns nil if the account has no time zone. If this server's time zone database doesn't know a zone any more, UTC
  /// replaces it, so that the player can still sign in and choose another.
  private func calendar(of id: Int64) throws -> PlayerCalendar<IANATimeZone>? {
    let periods = try db.all(AccountQuery.timeZones, [id]) { row in
      try PlayerCalendar<IANATimeZone>.TimeZonePeriod(
        zone: IANATimeZone(row["time_zone"]) ?? .utc, validFrom: Timestamp(milliseconds: row["valid_from"]))
    }
    return PlayerCalendar(timeZones: periods)
  }
}

extension AccountRows where Connection == Transaction {
  /// Makes transactions that change this account and depend on its other rows run one after the other.
  func acquireMutex(_ id: AccountID) throws { try db.acquireMutex(AccountQuery.acquireMutex, [id.number]) }

  /// Adds an account with its time zone.
  ///
  /// - Returns: nil if the name is taken.
  func add(_ new: NewAccount) throws -> AccountID? {
    try db.run(
      AccountQuery.addAccount,
      [
        new.name?.text, new.name?.folded, new.credentials?.passwordHash, new.credentials?.recoveryCodeDigest,
        new.createdAt.milliseconds, new.settings.language.tag, new.settings.hidesStopwatch,
      ])
    guard db.changesCount == 1 else { return nil }
    let id = AccountID(db.lastInsertedRowID)
    try db.run(AccountQuery.addTimeZone, [id.number, new.createdAt.milliseconds, new.zone.name])
    return id
  }

  func isTaken(_ name: AccountName) throws -> Bool {
    try db.first(AccountQuery.isNameTaken, [name.folded]) { _ in true } != nil
  }

  /// Gives a guest a name, which must be free, and credentials.
  ///
  /// - Returns: false if the account is not a guest.
  func nameGuest(_ guestID: AccountID, as name: AccountName, with credentials: Credentials) throws -> Bool {
    try db.run(
      AccountQuery.nameGuest,
      [name.text, name.folded, credentials.passwordHash, credentials.recoveryCodeDigest, guestID.number])
    return db.changesCount == 1
  }

  /// - Throws: `AccountError.accountDeleted` if no account of that id has a name.
  func setRole(_ role: Account.Role, of id: AccountID) throws {
    // Authors have a column of their own; see `Schema.drafts`.
    let roleColumn = role == .operator ? Account.Role.operator : .player
    try change(.setRole, [roleColumn.rawValue, role == .author, id.number])
  }

  func changeSettings(_ settings: AccountSettings, of id: AccountID) throws {
    try change(.changeSettings, [settings.language.tag, settings.hidesStopwatch, id.number])
  }

  func setTimeZones(of calendar: PlayerCalendar<IANATimeZone>, for id: AccountID) throws {
    try db.run(AccountQuery.deleteTimeZones, [id.number])
    for period in calendar.timeZones {
      try db.run(AccountQuery.addTimeZone, [id.number, period.validFrom.milliseconds, period.zone.name])
    }
  }

  /// - Throws: `AccountError.accountDeleted` if no account of that id has a name.
  func changeCredentials(_ credentials: Credentials, of id: AccountID) throws {
    try change(.changeCredentials, [credentials.passwordHash, credentials.recoveryCodeDigest, id.number])
  }

  /// Replaces the hash of an unchanged password.
  ///
  /// - Throws: `AccountError.accountDeleted` if no account of that id has a name.
  func changePasswordHash(_ passwordHash: String, of id: AccountID) throws {
    try change(.changePasswordHash, [passwordHash, id.number])
  }

  func finishOnboarding(of id: AccountID) throws { try change(.finishOnboarding, [id.number]) }

  /// Deletes an account's row. ``AccountDeletion`` says what comes before.
  ///
  /// What refers to it goes by `ON DELETE CASCADE`: time zones, sessions, known browsers, reports, results of days and
  /// weeks, the streak, rights to edit drafts, and invitations. In changes and publications of drafts and in
  /// corrections of questions and translations the reference becomes NULL.
  func delete(_ id: AccountID) throws { try db.run(AccountQuery.deleteAccount, [id.number]) }

  /// Runs a statement that must change exactly one account.
  ///
  /// - Throws: `AccountError.accountDeleted` if it changes none.
  private func change(_ query: AccountQuery, _ arguments: SQLArguments) throws {
    try db.run(query, arguments)
    guard db.changesCount == 1 else { throw AccountError.accountDeleted }
  }
}
