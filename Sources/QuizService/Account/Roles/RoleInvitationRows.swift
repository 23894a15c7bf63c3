internal import Foundation
internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes invitations to a role.
struct RoleInvitationRows<Connection: SQLReader> {
  let db: Connection

  func find(_ digest: RoleInvitationDigest, at now: Timestamp, locking lock: RowLock? = nil) throws -> RoleInvitation? {
    let found = try db.first(RoleInvitationStatement.invitation, [Data(digest.bytes)], locking: lock) { row in
      guard let role = Account.Role(rawValue: try row["role"]) else {
        throw StoreError.damaged(detail: "an invitation to a role")
      }
      return RoleInvitation(
        digest: digest, role: role, inviterID: (try row["inviter_account_id"] as Int64?).map { AccountID($0) },
        createdAt: Timestamp(milliseconds: try row["created_at"]),
        expiresAt: Timestamp(milliseconds: try row["expires_at"]))
    }
    return found.flatMap { $0.expiresAt > now ? $0 : nil }
  }
}

extension RoleInvitationRows where Connection == Transaction {
  func add(_ invitation: RoleInvitation) throws {
    try db.run(RoleInvitationStatement.deleteExpiredInvitations, [invitation.createdAt.milliseconds])
    try db.run(
      RoleInvitationStatement.addInvitation,
      [
        Data(invitation.digest.bytes), invitation.role.rawValue, invitation.inviterID?.number,
        invitation.createdAt.milliseconds, invitation.expiresAt.milliseconds,
      ])
  }

  func delete(_ digest: RoleInvitationDigest) throws {
    try db.run(RoleInvitationStatement.deleteInvitation, [Data(digest.bytes)])
  }

  /// Deletes the links that make a first operator. Each such link's use deletes them all, so of two uses at once one
  /// fails, even on two nodes of a cluster.
  func deleteSetupLinks() throws { try db.run(RoleInvitationStatement.deleteSetupLinks, []) }
}
