internal import QuizEngine
package import StoreStatus

// How accounts become authors.
extension StudioService {
  /// Makes a link that makes the one account that uses it an author.
  ///
  /// - Returns: the token in the link.
  package func inviteAuthor(by account: Account) async throws(StudioError) -> Token128 {
    try require(.inviteAuthors, account)
    return try await mapError(StudioError.store) { () throws(StoreError) in
      try await invite(to: .author, by: account.id, lifetime: RoleInvitation.lifetime)
    }
  }

  private func invite(
    to role: Account.Role, by inviter: AccountID?, lifetime: TimeSpan
  ) async throws(StoreError) -> Token128 {
    let token = Token128(using: dependencies)
    let now = dependencies.now()
    try await store.addRoleInvitation(
      RoleInvitation(
        digest: RoleInvitationDigest(token: token), role: role, inviter: inviter, created: now,
        expires: now + lifetime))
    return token
  }

  /// The role that a link gives; nil if it was used, has expired, or sets up a house that has an operator.
  package func invitation(_ token: Token128) async throws(StoreError) -> Account.Role? {
    let found = try await store.roleInvitation(
      RoleInvitationDigest(token: token), at: dependencies.now())
    guard let found else { return nil }
    if found.role == .operator, found.inviter == nil, try await store.hasOperator() { return nil }
    return found.role
  }

  /// Uses a link up.
  ///
  /// - Returns: the account's role now; nil if the link isn't valid, or the account is a guest's.
  package func acceptInvitation(_ token: Token128, by account: Account) async throws(StoreError) -> Account.Role? {
    guard !account.isGuest, try await invitation(token) != nil else { return nil }
    let role = try await store.redeemRoleInvitation(
      RoleInvitationDigest(token: token), for: account.id, at: dependencies.now())
    if let role { security.log(.roleChanged(role, of: account.id, by: .account(account.id))) }
    return role
  }
}
