/// An account's password as it was read.
struct StoredPassword: Sendable {
  let accountID: AccountID
  /// See ``Credentials/passwordHash``.
  let hash: String

  init(of stored: AccountWithCredentials) {
    accountID = stored.account.id
    hash = stored.credentials.passwordHash
  }
}
