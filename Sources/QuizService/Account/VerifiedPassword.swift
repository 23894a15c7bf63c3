internal import QuizDatabase

/// A password that was checked outside of a transaction, for the transaction that relies on it.
struct VerifiedPassword: Sendable {
  let account: Account
  let name: AccountName
  /// As they were when the password was checked.
  let credentials: Credentials
  let password: TypedPassword
  /// The limits of the check, whose count the transaction clears.
  let limits: PasswordCheckLimits

  /// The account as it is now, locked until the transaction ends; nil if its password's hash was changed since the
  /// check.
  ///
  /// - Throws: `.accountDeleted`.
  func currentAccount(in db: Transaction) throws -> AccountWithCredentials? {
    guard let current = try AccountRows(db: db).find(named: name, locking: .exclusive), current.account.id == account.id
    else { throw AccountError.accountDeleted }
    return current.credentials.passwordHash == credentials.passwordHash ? current : nil
  }
}
