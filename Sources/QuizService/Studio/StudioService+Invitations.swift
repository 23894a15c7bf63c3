internal import QuizDatabase
internal import QuizEngine

// How accounts become authors.
extension StudioService {
  /// Makes a link that makes the one account that uses it an author.
  ///
  /// - Returns: the token in the link.
  package func inviteAuthor(by account: Account) async throws(StudioError) -> Token128 {
    try require(.inviteAuthors, account)
    let token = Token128(using: dependencies)
    let now = dependencies.now()
    let invitation = RoleInvitation(
      digest: RoleInvitationDigest(token: token), role: .author, inviterID: account.id, createdAt: now,
      expiresAt: now + RoleInvitation.lifetime)
    try await store.write(.idempotent) { db in try RoleInvitationRows(db: db).add(invitation) }
    return token
  }

  /// The role that a link gives; nil if it was used or has expired. A set-up link isn't one of these.
  package func invitation(_ token: Token128) async throws(StudioError) -> Account.Role? {
    let now = dependencies.now()
    return try await store.read(.strong) { db in
      let found = try RoleInvitationRows(db: db).find(RoleInvitationDigest(token: token), at: now)
      return found.flatMap { $0.isSetupLink ? nil : $0.role }
    }
  }

  /// Uses a link up.
  ///
  /// - Returns: the account's role now; nil if the link isn't valid, or the account is a guest's or was deleted.
  /// - Throws: `.store`.
  package func acceptInvitation(_ token: Token128, by account: Account) async throws(StudioError) -> Account.Role? {
    guard !account.isGuest else { return nil }
    let use = RoleInvitationUse(
      invitation: RoleInvitationDigest(token: token), accountID: account.id, usedAt: dependencies.now())
    let role = try await store.write(.once) { db -> Account.Role? in
      let found = try RoleInvitationRows(db: db).find(use.invitation, at: use.usedAt)
      if found?.isSetupLink == true { return nil }
      return try use.run(in: db)
    }
    if let role { security.log(.roleChanged(role, of: account.id, by: .account(account.id))) }
    return role
  }
}
