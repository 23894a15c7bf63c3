internal import QuizDatabase

extension AccountService {
  /// Gives an account a role, as an operator does on the site. Nobody changes their own role, so that no operator loses
  /// their rights by a slip.
  ///
  /// It asks for the password: somebody who finds an operator's browser open must not be able to become an operator.
  ///
  /// - Throws: `.noSuchAccount`, `.ownRole`, `.notOperator`, `.isGuest`, `.accountDeleted`, and as ``verify(_:)``.
  package func setRole(
    of name: AccountName, to role: Account.Role, by player: Player, password: TypedPassword
  ) async throws(AccountError) {
    try await recordingOutcome(as: nil, failures: .failedPasswordChecks) { () throws(AccountError) in
      let verified = try await verify(passwordAttempt(of: player, typed: password))
      let account = try await store.write(.once) { db in
        let own = try verified.confirm(in: db).account
        guard own.role == .operator else { throw AccountError.notOperator }
        guard let found = try AccountRows(db: db).findWithCredentials(named: name, locking: .exclusive) else {
          throw AccountError.noSuchAccount
        }
        guard found.account.id != own.id else { throw AccountError.ownRole }
        try RoleChange(accountID: found.account.id, role: role).run(in: db)
        return found.account.id
      }
      security.log(.roleChanged(role, of: account, by: .account(player.account.id)))
    }
  }
}
