internal import QuizDatabase

/// Statements about groups and their members.
enum GroupStatement: String, SQLStatement {
  case addGroup = "INSERT INTO player_group (name, invitation_token, created_at) VALUES (?, ?, ?)"
  case group = "SELECT id, name, invitation_token FROM player_group WHERE id = ?"
  case groupInvitedBy = "SELECT id, name, invitation_token FROM player_group WHERE invitation_token = ?"
  case groupsOf = """
    SELECT id, name, invitation_token FROM member JOIN player_group ON id = group_id WHERE account_id = ?
    ORDER BY joined_at
    """
  case founder = """
    SELECT account.name, folded_name
    FROM player_group CROSS JOIN member ON group_id = player_group.id AND joined_at = player_group.created_at
    CROSS JOIN account ON account.id = account_id WHERE player_group.id = ? LIMIT 1
    """
  case memberDays = """
    SELECT name, folded_name, difficulty,
      CASE WHEN is_correct = 1 THEN 'correct' WHEN phase = 'answered' THEN 'wrong' ELSE phase END AS verdict, is_void
    FROM member CROSS JOIN account ON account.id = member.account_id
    LEFT JOIN round ON round.account_id = member.account_id AND round.date = ?2 AND is_correct IS NOT NULL
    WHERE group_id = ?1
    """
  case memberCount = "SELECT count(*) FROM member WHERE group_id = ?"
  case groupCount = "SELECT count(*) FROM member WHERE account_id = ?"
  case isMember = "SELECT 1 FROM member WHERE group_id = ? AND account_id = ?"
  case addMember = "INSERT INTO member (group_id, account_id, joined_at) VALUES (?, ?, ?)"
  case moveMember = "UPDATE member SET account_id = ? WHERE group_id = ? AND account_id = ?"
  case acquireMutex = "UPDATE player_group SET mutex_counter = mutex_counter + 1 WHERE id = ?"
  case acquireMutexes = """
    UPDATE player_group SET mutex_counter = mutex_counter + 1
    WHERE id IN (SELECT group_id FROM member WHERE account_id = ?)
    """
  case leave = "DELETE FROM member WHERE group_id = ? AND account_id = ?"
  case leaveAll = "DELETE FROM member WHERE account_id = ?"
}
