/// Statements about boards and groups.
enum BoardQuery: String, PreparedQuery {
  case dayTop = """
    SELECT account_id, name, folded_name, 1 AS correct_count, elapsed_ms FROM round JOIN account ON account.id = account_id
    WHERE item_id = ? AND is_correct = 1 AND is_unranked = 0 AND is_void = 0 ORDER BY elapsed_ms LIMIT ?
    """
  case dayCount = "SELECT count(*) FROM round WHERE item_id = ? AND is_correct = 1 AND is_unranked = 0 AND is_void = 0"
  case dayBetter = """
    SELECT count(*) FROM round WHERE item_id = ? AND is_correct = 1 AND is_unranked = 0 AND is_void = 0 AND elapsed_ms < ?
    """
  case dayOwn = """
    SELECT account_id, name, folded_name, 1 AS correct_count, elapsed_ms FROM round INDEXED BY round_by_item JOIN account ON account.id = account_id
    WHERE item_id = ? AND account_id = ? AND is_correct = 1 AND is_unranked = 0 AND is_void = 0
    """
  case dayGroup = """
    SELECT member.account_id, name, folded_name, 1 AS correct_count, elapsed_ms
    FROM member CROSS JOIN round INDEXED BY round_by_item
      ON round.account_id = member.account_id AND item_id = ?2 AND is_correct = 1 AND is_unranked = 0 AND is_void = 0
    CROSS JOIN account ON account.id = member.account_id WHERE group_id = ?1
    """

  case weekTop = """
    SELECT account_id, name, folded_name, correct_count, elapsed_ms FROM week_score JOIN account ON account.id = account_id
    WHERE week_score.language = ? AND monday = ? ORDER BY correct_count DESC, elapsed_ms LIMIT ?
    """
  case weekCount = "SELECT count(*) FROM week_score WHERE language = ? AND monday = ?"
  case weekBetter = """
    SELECT (SELECT count(*) FROM week_score WHERE language = ?1 AND monday = ?2 AND correct_count > ?3)
      + (SELECT count(*) FROM week_score WHERE language = ?1 AND monday = ?2 AND correct_count = ?3 AND elapsed_ms < ?4)
    """
  case weekOwn = """
    SELECT account_id, name, folded_name, correct_count, elapsed_ms FROM week_score JOIN account ON account.id = account_id
    WHERE week_score.language = ? AND monday = ? AND account_id = ?
    """
  case weekGroup = """
    SELECT member.account_id, name, folded_name, correct_count, elapsed_ms
    FROM member CROSS JOIN week_score
      ON week_score.account_id = member.account_id AND week_score.language = ?2 AND monday = ?3
    CROSS JOIN account ON account.id = member.account_id WHERE group_id = ?1
    """

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
}
