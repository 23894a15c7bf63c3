internal import StoreStatus

// What an operator does with players' accounts.
extension AccountService {
  /// Makes a recovery code for a player who lost password and recovery code. The old ones no longer work, and all
  /// sessions end.
  ///
  /// - Throws: `.noSuchAccount` or `.store`.
  public func resetCredentials(of name: AccountName) async throws(AccountError) -> RecoveryCode {
    guard let known = try await findAccount(named: name) else { throw .noSuchAccount }
    let code = RecoveryCode(using: dependencies)
    try await setCredentials(
      of: known.account, to: Credentials(passwordHash: PasswordHash.unusable, recoveryCodeDigest: code.digest),
      keepingSession: nil)
    security.log(.accountReset(known.account.id, by: .commandLine))
    return code
  }

  /// - Throws: `.noSuchAccount` or `.store`.
  public func setRole(of name: AccountName, to role: Account.Role) async throws(AccountError) {
    guard let known = try await findAccount(named: name) else { throw .noSuchAccount }
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await store.setRole(role, of: known.account.id)
    }
    security.log(.roleChanged(role, of: known.account.id, by: .commandLine))
  }

  /// Ends every session of an account; its password stays.
  ///
  /// - Throws: `.noSuchAccount` or `.store`.
  public func signOutEverywhere(_ name: AccountName) async throws(AccountError) {
    guard let known = try await findAccount(named: name) else { throw .noSuchAccount }
    try await mapError(AccountError.store) { () throws(StoreError) in
      try await store.endSessions(of: known.account.id, except: nil)
    }
    security.log(.signedOut(known.account.id, by: .commandLine))
  }

  /// Ends all sessions of all accounts that have a name. Guests keep theirs: they couldn't sign in again.
  ///
  /// - Throws: `.store`.
  public func signOutEverybody() async throws(AccountError) {
    try await mapError(AccountError.store) { () throws(StoreError) in try await store.endAllSessions() }
    security.log(.signedOut(nil, by: .commandLine))
  }
}
