internal import Foundation
package import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes accounts.
package struct AccountRows<Connection: SQLReader> {
  let db: Connection

  package init(db: Connection) { self.db = db }

  func find(_ id: AccountID, locking lock: RowLock? = nil) throws -> Account? {
    try findAccount(AccountStatement.account, [id], locking: lock) { _, _ in }?.account
  }

  func exists(_ id: AccountID) throws -> Bool { try db.exists(AccountStatement.exists, [id]) }

  /// - Returns: nil if no account has the name.
  func findWithCredentials(named name: AccountName, locking lock: RowLock? = nil) throws -> AccountWithCredentials? {
    try firstWithCredentials(.accountByName, [name.folded], locking: lock)
  }

  /// - Returns: nil if there is no such account, or it is a guest's, which has no credentials.
  func findWithCredentials(_ id: AccountID, locking lock: RowLock? = nil) throws -> AccountWithCredentials? {
    try firstWithCredentials(.account, [id], locking: lock)
  }

  private func firstWithCredentials(
    _ statement: AccountStatement, _ arguments: SQLArguments, locking lock: RowLock?
  ) throws -> AccountWithCredentials? {
    let found = try findAccount(statement, arguments, locking: lock) { _, row in
      try (row["password_hash"] as String?).map {
        Credentials(passwordHash: $0, recoveryCodeDigest: try row["recovery_code_digest"])
      }
    }
    guard let found, let credentials = found.extra else { return nil }
    return AccountWithCredentials(account: found.account, credentials: credentials)
  }

  /// Whether any account is an operator's.
  func hasOperator() throws -> Bool { try db.exists(AccountStatement.hasOperator, []) }

  /// Authors and operators, in no particular order.
  func allWithRole(limit: Int) throws -> [Account] {
    try db.all(AccountStatement.accountsWithRole, [limit]) { try $0[0] as AccountID }.compactMap { try find($0) }
  }

  /// The account that a statement finds, and what else its row has.
  ///
  /// - Parameters:
  ///   - statement: returns a row for each time zone of one account, the earliest first, with the columns of an
  ///     account, which may come without its credentials, and with those that `decodeExtra` reads.
  ///   - decodeExtra: receives the account's ID and the first row, after the account's columns were read.
  func findAccount<Extra>(
    _ statement: some SQLStatement, _ arguments: SQLArguments, locking lock: RowLock? = nil,
    _ decodeExtra: (AccountID, SQLRow) throws -> Extra
  ) throws -> (account: Account, extra: Extra)? {
    var first: (fields: AccountFields, extra: Extra)?
    var timeZones: [PlayerCalendar<IANATimeZone>.TimeZonePeriod] = []
    try db.rows(db.dialect.locking(lock, statement.rawValue), arguments) { row in
      if first == nil {
        let fields = try AccountFields(row)
        first = (fields, try decodeExtra(fields.id, row))
      }
      // If this server's time zone database doesn't know a zone any more, UTC replaces it, so that the player can still
      // sign in and choose another.
      if let validFrom: Timestamp = try row["valid_from"] {
        let zone = IANATimeZone(try row["time_zone"]) ?? .utc
        timeZones.append(PlayerCalendar.TimeZonePeriod(zone: zone, validFrom: validFrom))
      }
      return false
    }
    guard let (fields, extra) = first else { return nil }
    guard let calendar = PlayerCalendar(timeZones: timeZones) else {
      throw StoreError.damaged(detail: "account \(fields.id.number) has no time zone")
    }
    return (fields.account(with: calendar), extra)
  }
}

/// The columns of an account's row.
private struct AccountFields {
  let id: AccountID
  private let name: AccountName?
  private let role: Account.Role
  private let createdAt: Timestamp
  private let settings: AccountSettings
  private let isOnboarded: Bool

  init(_ row: SQLRow) throws {
    id = try row["id"]
    name = try (row["name"] as String?).map { AccountName(stored: $0, folded: try row["folded_name"]) }
    guard let roleColumn = Account.Role(rawValue: try row["role"]) else {
      throw StoreError.damaged(detail: "account \(id.number)")
    }
    let isAuthor: Bool = try row["is_author"]
    role = roleColumn == .player && isAuthor ? .author : roleColumn
    createdAt = try row["created_at"]
    settings = AccountSettings(language: try row["language"], hidesStopwatch: try row["hides_stopwatch"])
    isOnboarded = try row["is_onboarded"]
  }

  func account(with calendar: PlayerCalendar<IANATimeZone>) -> Account {
    Account(
      id: id, name: name, role: role, createdAt: createdAt, calendar: calendar, settings: settings,
      isOnboarded: isOnboarded)
  }
}

extension AccountRows where Connection == Transaction {
  /// Makes transactions that change this account and depend on its other rows run one after the other.
  func acquireMutex(_ id: AccountID) throws { try db.acquireMutex(AccountStatement.acquireMutex, [id]) }

  /// Adds an account with its time zone.
  ///
  /// - Returns: nil if the name is taken.
  package func add(_ new: NewAccount) throws -> Account? {
    try db.run(
      AccountStatement.addAccount,
      [
        "name": new.name?.text, "folded_name": new.name?.folded, "password_hash": new.credentials?.passwordHash,
        "recovery_code_digest": new.credentials?.recoveryCodeDigest, "created_at": new.createdAt,
        "language": new.settings.language, "hides_stopwatch": new.settings.hidesStopwatch,
      ])
    guard db.changesCount == 1 else { return nil }
    let id = AccountID(db.lastInsertedRowID)
    try db.run(AccountStatement.addTimeZone, [id, new.createdAt, new.zone])
    return try find(id)
  }

  func isTaken(_ name: AccountName) throws -> Bool {
    try db.exists(AccountStatement.isNameTaken, [name.folded])
  }

  /// Gives a guest a name, which must be free, and credentials.
  ///
  /// - Returns: false if the account is not a guest.
  func nameGuest(_ guestID: AccountID, as name: AccountName, with credentials: Credentials) throws -> Bool {
    try db.run(
      AccountStatement.nameGuest,
      [name.text, name.folded, credentials.passwordHash, credentials.recoveryCodeDigest, guestID])
    return db.changesCount == 1
  }

  /// - Returns: false if no account of that id has a name.
  func setRole(_ role: Account.Role, of id: AccountID) throws -> Bool {
    // Authors have a column of their own; see `Schema.drafts`.
    let roleColumn = role == .operator ? Account.Role.operator : .player
    return try change(.setRole, [roleColumn, role == .author, id])
  }

  /// - Returns: false if there is no such account.
  func changeSettings(_ settings: AccountSettings, of id: AccountID) throws -> Bool {
    try change(.changeSettings, [settings.language, settings.hidesStopwatch, id])
  }

  func setTimeZones(of calendar: PlayerCalendar<IANATimeZone>, for id: AccountID) throws {
    try db.run(AccountStatement.deleteTimeZones, [id])
    for period in calendar.timeZones {
      try db.run(AccountStatement.addTimeZone, [id, period.validFrom, period.zone])
    }
  }

  /// - Returns: false if no account of that id has a name.
  func changeCredentials(_ credentials: Credentials, of id: AccountID) throws -> Bool {
    try change(.changeCredentials, [credentials.passwordHash, credentials.recoveryCodeDigest, id])
  }

  /// Replaces the hash of an unchanged password.
  ///
  /// - Returns: false if no account of that id has a name.
  func changePasswordHash(_ passwordHash: String, of id: AccountID) throws -> Bool {
    try change(.changePasswordHash, [passwordHash, id])
  }

  /// - Returns: false if there is no such account.
  func finishOnboarding(of id: AccountID) throws -> Bool { try change(.finishOnboarding, [id]) }

  /// Deletes an account's row. ``AccountDeletion`` says what comes before.
  ///
  /// What refers to it goes by `ON DELETE CASCADE`: time zones, sessions, known browsers, reports, results of days and
  /// weeks, the streak, rights to edit drafts, and invitations. In changes and publications of drafts and in
  /// corrections of questions and translations the reference becomes NULL.
  func delete(_ id: AccountID) throws { try db.run(AccountStatement.deleteAccount, [id]) }

  /// Runs a statement that changes one account.
  ///
  /// - Returns: false if it changes none.
  private func change(_ statement: AccountStatement, _ arguments: SQLArguments) throws -> Bool {
    try db.run(statement, arguments)
    return db.changesCount == 1
  }
}
