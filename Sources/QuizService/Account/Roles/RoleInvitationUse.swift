internal import QuizDatabase
internal import QuizEngine

/// Uses an invitation up and gives its role to an account, unless the account has a higher one.
struct RoleInvitationUse: Sendable {
  let invitation: RoleInvitationDigest
  let accountID: AccountID
  let usedAt: Timestamp

  /// - Returns: the account's role now; nil if the invitation isn't valid, and then nothing was changed.
  /// - Throws: `.accountDeleted`.
  func run(in db: Transaction) throws -> Account.Role? {
    let invitations = RoleInvitationRows(db: db)
    let accounts = AccountRows(db: db)
    guard let found = try invitations.find(invitation, at: usedAt, locking: .exclusive) else { return nil }
    if found.isSetupLink, try accounts.hasOperator() { return nil }
    let role = max(try accounts.get(accountID).role, found.role)
    try RoleChange(accountID: accountID, role: role).run(in: db)
    try invitations.delete(invitation)
    return role
  }
}
