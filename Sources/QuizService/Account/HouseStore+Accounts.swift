internal import QuizDatabase
package import QuizEngine
package import StoreStatus

extension HouseStore {
  /// Makes an account, or a guest if it has no name, and opens its first session. Copies of a guest's form make one
  /// guest, even if they arrive at different servers.
  ///
  /// - Parameter device: the browser of the session.
  /// - Throws: `.nameTaken`, `.formUsed` or `.store`.
  package func create(
    _ account: NewAccount, session: SessionTokenDigest, on device: DeviceDescription = .unknown
  ) async throws(AccountError) -> Account {
    try await StoreHandle(self, AccountError.store).write(.once) { db in
      try AccountRows(db: db).add(account, session: session, on: device)
    }
  }

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

  /// Opens a session, or opens it again. A session never changes its account. The guest's rounds become the account's,
  /// unless it has a round of that date and difficulty; the guest is then deleted.
  ///
  /// - Throws: `.refused` if there is no such account, or the session is another one's.
  package func openSession(
    _ session: SessionTokenDigest, of account: AccountID, adopting guest: AccountID?,
    on device: DeviceDescription = .unknown,
    at now: Timestamp
  ) async throws(StoreError) {
    try await write { db in
      _ = try AccountRows(db: db).get(account)
      try SessionRows(db: db).open(session, of: account, on: device, at: now)
      if let guest { try GuestMerge(guest: guest, account: account, mergedAt: now).run(in: db) }
    }
  }

  /// Ends a session. Does nothing if it is over.
  package func endSession(_ session: SessionTokenDigest) async throws(StoreError) {
    try await write { db in try SessionRows(db: db).end(session) }
  }

  /// Whether any account is an operator's.
  package func hasOperator() async throws(StoreError) -> Bool {
    try await read { db in try db.first(AccountQuery.hasOperator, []) { _ in true } ?? false }
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
    try await write(.once) { db in try RoleInvitationRows(db: db).redeem(digest, for: account, at: now) }
  }

  /// Deletes an account with its name, sessions, groups and reports. Its rounds stay as counts that can't be traced to
  /// one player. Its drafts are deleted and their quizzes unpublished, except those that get another owner.
  ///
  /// - Parameter successors: the new owner of each draft that isn't deleted: one of its editors.
  package func delete(
    _ account: AccountID, handingOver successors: [DraftID: AccountID], at now: Timestamp
  ) async throws(StoreError) {
    let (deletion, caches) = (AccountDeletion(account: account, successors: successors, deletedAt: now), caches)
    try await write(.once) { db in try deletion.run(in: db, caches) }
  }

  /// The house's secret: the first one that was ever proposed.
  package func serverSecret(proposing secret: Token128) async throws(StoreError) -> Token128 {
    if let retained = try await read({ db in try ServerSecretRow(db: db).find() }) { return retained }
    return try await write { db in try ServerSecretRow(db: db).insertIfAbsent(secret) }
  }
}
