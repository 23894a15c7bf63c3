internal import QuizDatabase
internal import StoreStatus

// What an operator does with players' accounts.
extension AccountService {
  /// Makes a recovery code for a player who lost password and recovery code. The old ones no longer work, and all
  /// sessions end.
  ///
  /// - Throws: `.noSuchAccount` or `.store`.
  package func resetCredentials(of name: AccountName) async throws(AccountError) -> RecoveryCode {
    let code = RecoveryCode(using: dependencies)
    let credentials = Credentials(passwordHash: PasswordHash.unusable, recoveryCodeDigest: code.digest)
    let key = try await attemptKey(of: name)
    let accountID = try await change(name) { db, accountID in
      try CredentialsChange(accountID: accountID, credentials: credentials, attemptKey: key).run(in: db)
    }
    security.log(.accountReset(accountID, by: .commandLine))
    return code
  }

  /// - Throws: `.noSuchAccount` or `.store`.
  package func setRole(of name: AccountName, to role: Account.Role) async throws(AccountError) {
    let accountID = try await change(name) { db, accountID in
      try RoleChange(accountID: accountID, role: role).run(in: db)
    }
    security.log(.roleChanged(role, of: accountID, by: .commandLine))
  }

  /// Ends every session of an account; its password stays.
  ///
  /// - Throws: `.noSuchAccount` or `.store`.
  package func signOutEverywhere(_ name: AccountName) async throws(AccountError) {
    let account = try await change(name) { db, account in
      try SessionRows(db: db).endAll(of: account, except: nil)
      try KnownBrowserRows(db: db).deleteAll(of: account, except: [])
    }
    security.log(.signedOut(account, by: .commandLine))
  }

  /// Ends all sessions of all accounts that have a name. Guests keep theirs: they couldn't sign in again.
  ///
  /// - Throws: `.store`.
  package func signOutEverybody() async throws(AccountError) {
    try await store.write(.idempotent) { db in try SessionRows(db: db).endAllOfNamedAccounts() }
    security.log(.signedOut(nil, by: .commandLine))
  }

  /// Changes the account of a name in one transaction.
  ///
  /// - Throws: `.noSuchAccount` or `.store`.
  private func change(
    _ name: AccountName, _ work: @escaping @Sendable (Transaction, AccountID) throws -> Void
  ) async throws(AccountError) -> AccountID {
    try await store.write(.idempotent) { db in
      guard let found = try AccountRows(db: db).findWithCredentials(named: name, locking: .exclusive) else {
        throw AccountError.noSuchAccount
      }
      try work(db, found.account.id)
      return found.account.id
    }
  }
}
