/// Statements about groups and their members.
enum GroupQuery: String, PreparedQuery {
  case addGroup = "INSERT INTO player_group (name, invitation_token, created_at) VALUES (?, ?, ?)"
  case group = "SELECT id, name, invitation_token FROM player_group WHERE id = ?"
  case groupInvitedBy = "SELECT id, name, invitation_token FROM player_group WHERE invitation_token = ?"
  case groupsOf = """
    SELECT id, name, invitation_token FROM member JOIN player_group ON id = group_id WHERE account_id = ? ORDER BY joined_at
    """
  case memberCount = "SELECT count(*) FROM member WHERE group_id = ?"
  case groupCount = "SELECT count(*) FROM member WHERE account_id = ?"
  case isMember = "SELECT 1 FROM member WHERE group_id = ? AND account_id = ?"
  case addMember = "INSERT INTO member (group_id, account_id, joined_at) VALUES (?, ?, ?)"
  case acquireMutex = "UPDATE player_group SET mutex_counter = mutex_counter + 1 WHERE id = ?"
  case acquireMutexes = """
    UPDATE player_group SET mutex_counter = mutex_counter + 1 WHERE id IN (SELECT group_id FROM member WHERE account_id = ?)
    """
  case leave = "DELETE FROM member WHERE group_id = ? AND account_id = ?"
  case leaveAll = "DELETE FROM member WHERE account_id = ?"
}
