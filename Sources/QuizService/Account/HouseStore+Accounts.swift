internal import QuizDatabase
package import QuizEngine
package import StoreStatus

extension HouseStore {
  /// An account or a guest; nil if there is none of that id.
  package func account(_ id: AccountID) async throws(StoreError) -> Account? {
    try await read { db in try AccountRows(db: db).find(id) }
  }

  /// - Returns: the account and its credentials; nil if no account has that name.
  package func account(
    named name: AccountName
  ) async throws(StoreError) -> (account: Account, credentials: Credentials)? {
    try await read { db in try AccountRows(db: db).find(named: name) }
  }

  /// Whether any account is an operator's.
  package func hasOperator() async throws(StoreError) -> Bool {
    try await read { db in try AccountRows(db: db).hasOperator() }
  }

  /// Stores an invitation, and deletes those that have expired.
  package func addRoleInvitation(_ invitation: RoleInvitation) async throws(StoreError) {
    try await write { db in try RoleInvitationRows(db: db).add(invitation) }
  }

  /// A valid invitation; nil if there is none, or it was used or has expired.
  package func roleInvitation(
    _ digest: RoleInvitationDigest, at now: Timestamp
  ) async throws(StoreError) -> RoleInvitation? {
    try await read { db in try RoleInvitationRows(db: db).find(digest, at: now) }
  }

  /// Uses an invitation up and gives its role to an account, unless the account has a higher one.
  ///
  /// - Returns: the account's role now; nil if the invitation isn't valid, and then nothing was changed.
  package func redeemRoleInvitation(
    _ digest: RoleInvitationDigest, for account: AccountID, at now: Timestamp
  ) async throws(StoreError) -> Account.Role? {
    let use = RoleInvitationUse(invitation: digest, account: account, usedAt: now)
    return try await write(.once) { db in try use.run(in: db) }
  }

  /// The house's secret: the first one that was ever proposed.
  package func serverSecret(proposing secret: Token128) async throws(StoreError) -> Token128 {
    if let stored = try await read({ db in try ServerSecretRow(db: db).find() }) { return stored }
    return try await write { db in try ServerSecretRow(db: db).insertIfAbsent(secret) }
  }
}
