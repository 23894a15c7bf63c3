internal import QuizDatabase

/// Gives an account a role. With the first operator the set-up links of the house end.
struct RoleChange: Sendable {
  let accountID: AccountID
  let role: Account.Role

  /// - Throws: `.accountDeleted` if no account of that id has a name.
  func run(in db: Transaction) throws {
    guard try AccountRows(db: db).setRole(role, of: accountID) else { throw AccountError.accountDeleted }
    if role == .operator { try RoleInvitationRows(db: db).deleteSetupLinks() }
  }
}
