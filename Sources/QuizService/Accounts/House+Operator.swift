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
    return code
  }

  /// - Throws: `.noSuchAccount` or `.store`.
  public func appoint(_ name: AccountName, _ role: Account.Role) async throws(AccountRefusal) {
    guard let known = try await find(name) else { throw .noSuchAccount }
    try await guarded { () throws(StoreError) in try await accounts.setRole(role, of: known.account.id) }
  }
}
