internal import QuizDatabase
internal import QuizEngine

// The link with which a house gets its first operator.
extension AccountService {
  /// Makes a set-up link. Whoever uses it first becomes the operator; then all set-up links end. It is valid on all
  /// servers of the house, for ``RoleInvitation/setupLifetime``.
  ///
  /// - Parameter author: who asked for it.
  /// - Returns: the token in the link; nil if there is an operator already.
  package func makeSetupToken(by author: SecurityEvent.Author) async throws(AccountError) -> Token128? {
    // A server that has an operator needs to write nothing when it starts.
    if try await store.read(.strong, { db in try AccountRows(db: db).hasOperator() }) { return nil }
    let token = Token128(using: dependencies)
    let now = dependencies.now()
    let invitation = RoleInvitation(
      digest: RoleInvitationDigest(token: token), role: .operator, inviterID: nil, createdAt: now,
      expiresAt: now + RoleInvitation.setupLifetime)
    let isMade = try await store.write(.once) { db in
      if try AccountRows(db: db).hasOperator() { return false }
      try RoleInvitationRows(db: db).add(invitation)
      return true
    }
    guard isMade else { return nil }
    security.log(.setupLinkMade(by: author))
    return token
  }

  /// Whether a set-up link can be used now.
  package func isValidSetupToken(_ token: Token128) async throws(AccountError) -> Bool {
    let now = dependencies.now()
    return try await store.read(.strong) { db in
      let found = try RoleInvitationRows(db: db).find(RoleInvitationDigest(token: token), at: now)
      guard let found, found.isSetupLink else { return false }
      return try !AccountRows(db: db).hasOperator()
    }
  }

  /// Makes a player the first operator. ``signUp(_:)`` does the same for somebody without an account.
  ///
  /// - Throws: `.invalidSetupLink` (also if the account was deleted meanwhile), `.isGuest` or `.store`.
  package func becomeOperator(_ player: Player, setupToken: Token128) async throws(AccountError) {
    guard !player.account.isGuest else { throw .isGuest }
    let use = RoleInvitationUse(
      invitation: RoleInvitationDigest(token: setupToken), accountID: player.account.id, usedAt: dependencies.now())
    try await store.write(.once) { db in
      guard try use.run(in: db) == .operator else { throw AccountError.invalidSetupLink }
    }
    security.log(.roleChanged(.operator, of: player.account.id, by: .setupLink))
  }
}
