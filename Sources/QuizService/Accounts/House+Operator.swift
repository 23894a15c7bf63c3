// What an operator does with players' accounts.
extension House {
  /// Makes a recovery code for a player who lost password and code. Neither of those works any more, and every browser is
  /// signed out: only whoever has the new code gets in.
  ///
  /// - Throws: `.noSuchAccount` or `.store`.
  public func reset(_ name: AccountName) async throws(AccountRefusal) -> RecoveryCode {
    guard let known = try await find(name) else { throw .noSuchAccount }
    let code = RecoveryCode(from: surroundings)
    try await change(
      known.account, to: Credentials(password: PasswordDigest.none, recovery: code.digest), keeping: nil)
    security.note(.reset(known.account.id, by: .commandLine))
    return code
  }

  /// - Throws: `.noSuchAccount` or `.store`.
  public func appoint(_ name: AccountName, _ role: Account.Role) async throws(AccountRefusal) {
    guard let known = try await find(name) else { throw .noSuchAccount }
    try await guarded { () throws(StoreError) in try await accounts.setRole(role, of: known.account.id) }
    security.note(.role(role, of: known.account.id, by: .commandLine))
  }

  /// Ends every session of an account; its password stays.
  ///
  /// - Throws: `.noSuchAccount` or `.store`.
  public func signOutEverywhere(_ name: AccountName) async throws(AccountRefusal) {
    guard let known = try await find(name) else { throw .noSuchAccount }
    try await guarded { () throws(StoreError) in try await accounts.endSessions(of: known.account.id, except: nil) }
    security.note(.signOut(known.account.id, by: .commandLine))
  }

  /// Ends every session of every account with a name.
  ///
  /// - Throws: `.store`.
  public func signOutEverybody() async throws(AccountRefusal) {
    try await guarded { () throws(StoreError) in try await accounts.endAllSessions() }
    security.note(.signOut(nil, by: .commandLine))
  }
}
