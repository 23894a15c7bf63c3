internal import QuizDatabase

/// Statements about invitations to a role.
enum RoleInvitationStatement: String, SQLStatement {
  case addInvitation = """
    INSERT INTO role_invitation (token_digest, role, inviter_account_id, created_at, expires_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (token_digest) DO NOTHING
    """
  case invitation =
    "SELECT role, inviter_account_id, created_at, expires_at FROM role_invitation WHERE token_digest = ?"
  case deleteInvitation = "DELETE FROM role_invitation WHERE token_digest = ?"
  case deleteSetupLinks = "DELETE FROM role_invitation WHERE role = 'operator' AND inviter_account_id IS NULL"
  case deleteExpiredInvitations = "DELETE FROM role_invitation WHERE expires_at <= ?"
}
