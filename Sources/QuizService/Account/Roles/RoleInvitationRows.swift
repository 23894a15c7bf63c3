internal import QuizDatabase
internal import QuizEngine

/// Reads and writes invitations to a role.
struct RoleInvitationRows<Connection: SQLReader> {
  let db: Connection

  func find(_ digest: RoleInvitationDigest, at now: Timestamp, locking lock: RowLock? = nil) throws -> RoleInvitation? {
    let found = try db.first(RoleInvitationStatement.invitation, [digest], locking: lock) { row in
      try RoleInvitation(
        digest: digest, role: row["role"], inviterID: row["inviter_account_id"], createdAt: row["created_at"],
        expiresAt: row["expires_at"])
    }
    return found.flatMap { $0.expiresAt > now ? $0 : nil }
  }
}

extension RoleInvitationRows where Connection == Transaction {
  func add(_ invitation: RoleInvitation) throws {
    try db.run(RoleInvitationStatement.deleteExpiredInvitations, [invitation.createdAt])
    try db.run(
      RoleInvitationStatement.addInvitation,
      [invitation.digest, invitation.role, invitation.inviterID, invitation.createdAt, invitation.expiresAt])
  }

  func delete(_ digest: RoleInvitationDigest) throws {
    try db.run(RoleInvitationStatement.deleteInvitation, [digest])
  }

  /// Deletes the links that make a first operator. Each such link's use deletes them all, so of two uses at once one
  /// fails, even on two nodes of a cluster.
  func deleteSetupLinks() throws { try db.run(RoleInvitationStatement.deleteSetupLinks, []) }
}
