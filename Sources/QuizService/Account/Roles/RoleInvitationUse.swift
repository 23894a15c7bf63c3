internal import QuizDatabase
internal import QuizEngine

/// Uses an invitation up and gives its role to an account, unless the account has a higher one.
struct RoleInvitationUse: Sendable {
  let invitation: RoleInvitationDigest
  let accountID: AccountID
  let usedAt: Timestamp

  /// - Returns: the account's role now; nil if the invitation isn't valid or the account was deleted, and then nothing
  ///   was changed.
  func run(in db: Transaction) throws -> Account.Role? {
    let invitations = RoleInvitationRows(db: db)
    let accounts = AccountRows(db: db)
    guard let found = try invitations.find(invitation, at: usedAt, locking: .exclusive) else { return nil }
    if found.isSetupLink, try accounts.hasOperator() { return nil }
    guard let account = try accounts.find(accountID, locking: .exclusive) else { return nil }
    let role = max(account.role, found.role)
    try RoleChange(accountID: accountID, role: role).run(in: db)
    try invitations.delete(invitation)
    return role
  }
}
