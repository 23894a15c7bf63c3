internal import QuizDatabase

/// An account's password as it was read, for a transaction that relies on a check of it.
struct StoredPassword: Sendable {
  let accountID: AccountID
  let name: AccountName
  let hash: String

  init(of stored: AccountWithCredentials, named name: AccountName) {
    accountID = stored.account.id
    self.name = name
    hash = stored.credentials.passwordHash
  }

  /// The account as it is now, locked until the transaction ends; nil if the hash of its password was changed since.
  ///
  /// - Throws: `.accountDeleted`.
  func accountIfUnchanged(in db: Transaction) throws -> AccountWithCredentials? {
    guard let current = try AccountRows(db: db).find(named: name, locking: .exclusive), current.account.id == accountID
    else { throw AccountError.accountDeleted }
    return current.credentials.passwordHash == hash ? current : nil
  }
}
