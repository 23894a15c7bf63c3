internal import QuizDatabase

/// An account's password as it was read, for a transaction that relies on a check of it.
struct StoredPassword: Sendable {
  let accountID: AccountID
  let hash: String

  init(of stored: AccountWithCredentials) {
    accountID = stored.account.id
    hash = stored.credentials.passwordHash
  }

  /// The account as it is now, locked until the transaction ends; nil if the hash of its password was changed since.
  ///
  /// - Throws: `.accountDeleted`.
  func accountIfUnchanged(in db: Transaction) throws -> AccountWithCredentials? {
    guard let current = try AccountRows(db: db).findWithCredentials(accountID, locking: .exclusive) else {
      throw AccountError.accountDeleted
    }
    return current.credentials.passwordHash == hash ? current : nil
  }
}
