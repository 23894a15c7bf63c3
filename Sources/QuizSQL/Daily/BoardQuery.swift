/// Statements about boards and groups.
enum BoardQuery: String, PreparedQuery {
  case dayTop = """
    SELECT account, name, fold, 1, elapsed FROM round JOIN account ON account.id = account
    WHERE item = ? AND correct = 1 AND guest = 0 AND void = 0 ORDER BY elapsed LIMIT ?
    """
  case dayCount = "SELECT count(*) FROM round WHERE item = ? AND correct = 1 AND guest = 0 AND void = 0"
  case dayBetter = """
    SELECT count(*) FROM round WHERE item = ? AND correct = 1 AND guest = 0 AND void = 0 AND elapsed < ?
    """
  case dayOwn = """
    SELECT account, name, fold, 1, elapsed FROM round INDEXED BY round_by_item JOIN account ON account.id = account
    WHERE item = ? AND account = ? AND correct = 1 AND guest = 0 AND void = 0
    """
  case dayGroup = """
    SELECT member.account, name, fold, 1, elapsed
    FROM member CROSS JOIN round INDEXED BY round_by_item
      ON round.account = member.account AND item = ?2 AND correct = 1 AND guest = 0 AND void = 0
    CROSS JOIN account ON account.id = member.account WHERE player_group = ?1
    """

  case weekTop = """
    SELECT account, name, fold, correct, elapsed FROM week_score JOIN account ON account.id = account
    WHERE week_score.language = ? AND monday = ? ORDER BY correct DESC, elapsed LIMIT ?
    """
  case weekCount = "SELECT count(*) FROM week_score WHERE language = ? AND monday = ?"
  case weekBetter = """
    SELECT (SELECT count(*) FROM week_score WHERE language = ?1 AND monday = ?2 AND correct > ?3)
      + (SELECT count(*) FROM week_score WHERE language = ?1 AND monday = ?2 AND correct = ?3 AND elapsed < ?4)
    """
  case weekOwn = """
    SELECT account, name, fold, correct, elapsed FROM week_score JOIN account ON account.id = account
    WHERE week_score.language = ? AND monday = ? AND account = ?
    """
  case weekGroup = """
    SELECT member.account, name, fold, correct, elapsed
    FROM member CROSS JOIN week_score
      ON week_score.account = member.account AND week_score.language = ?2 AND monday = ?3
    CROSS JOIN account ON account.id = member.account WHERE player_group = ?1
    """

  case addGroup = "INSERT INTO player_group (name, invitation, founded) VALUES (?, ?, ?)"
  case group = "SELECT id, name, invitation FROM player_group WHERE id = ?"
  case groupInvitedBy = "SELECT id, name, invitation FROM player_group WHERE invitation = ?"
  case groupsOf = """
    SELECT id, name, invitation FROM member JOIN player_group ON id = player_group WHERE account = ? ORDER BY joined
    """
  case memberCount = "SELECT count(*) FROM member WHERE player_group = ?"
  case groupCount = "SELECT count(*) FROM member WHERE account = ?"
  case isMember = "SELECT 1 FROM member WHERE player_group = ? AND account = ?"
  case addMember = "INSERT INTO member (player_group, account, joined) VALUES (?, ?, ?)"
  case acquireMutex = "UPDATE player_group SET turns = turns + 1 WHERE id = ?"
  case acquireMutexes = """
    UPDATE player_group SET turns = turns + 1 WHERE id IN (SELECT player_group FROM member WHERE account = ?)
    """
  case leave = "DELETE FROM member WHERE player_group = ? AND account = ?"
}
