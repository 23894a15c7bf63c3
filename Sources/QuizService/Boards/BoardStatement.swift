internal import QuizDatabase

/// Statements that read boards.
enum BoardStatement: String, SQLStatement {
  case dayTop = """
    SELECT account_id, name, folded_name, correct_count, elapsed_ms
    FROM day_result JOIN account ON account.id = account_id
    WHERE day_result.game = ? AND date = ? ORDER BY correct_count DESC, elapsed_ms LIMIT ?
    """
  case dayCount = "SELECT count(*) FROM day_result WHERE game = ? AND date = ?"
  case dayBetter = """
    SELECT (SELECT count(*) FROM day_result WHERE game = ?1 AND date = ?2 AND correct_count > ?3)
      + (SELECT count(*) FROM day_result WHERE game = ?1 AND date = ?2 AND correct_count = ?3 AND elapsed_ms < ?4)
    """
  case dayOwn = """
    SELECT account_id, name, folded_name, correct_count, elapsed_ms
    FROM day_result JOIN account ON account.id = account_id
    WHERE day_result.game = ? AND date = ? AND account_id = ?
    """
  case dayGroup = """
    SELECT member.account_id, name, folded_name, correct_count, elapsed_ms
    FROM member CROSS JOIN day_result
      ON day_result.account_id = member.account_id AND day_result.game = ?2 AND date = ?3
    CROSS JOIN account ON account.id = member.account_id WHERE group_id = ?1
    """

  case questionTop = """
    SELECT account_id, name, folded_name, 1 AS correct_count, ended_after_ms AS elapsed_ms
    FROM round JOIN account ON account.id = account_id
    WHERE item_id = ? AND is_correct = 1 AND is_unranked = 0 AND is_void = 0 ORDER BY ended_after_ms LIMIT ?
    """
  case questionCount =
    "SELECT count(*) FROM round WHERE item_id = ? AND is_correct = 1 AND is_unranked = 0 AND is_void = 0"
  case questionBetter = """
    SELECT count(*) FROM round
    WHERE item_id = ? AND is_correct = 1 AND is_unranked = 0 AND is_void = 0 AND ended_after_ms < ?
    """
  case questionOwn = """
    SELECT account_id, name, folded_name, 1 AS correct_count, ended_after_ms AS elapsed_ms
    FROM round INDEXED BY round_by_item JOIN account ON account.id = account_id
    WHERE item_id = ? AND account_id = ? AND is_correct = 1 AND is_unranked = 0 AND is_void = 0
    """
  case questionGroup = """
    SELECT member.account_id, name, folded_name, 1 AS correct_count, ended_after_ms AS elapsed_ms
    FROM member CROSS JOIN round INDEXED BY round_by_item
      ON round.account_id = member.account_id AND item_id = ?2 AND is_correct = 1 AND is_unranked = 0 AND is_void = 0
    CROSS JOIN account ON account.id = member.account_id WHERE group_id = ?1
    """

  case weekTop = """
    SELECT account_id, name, folded_name, correct_count, elapsed_ms
    FROM week_score JOIN account ON account.id = account_id
    WHERE week_score.game = ? AND monday = ? ORDER BY correct_count DESC, elapsed_ms LIMIT ?
    """
  case weekCount = "SELECT count(*) FROM week_score WHERE game = ? AND monday = ?"
  case weekBetter = """
    SELECT (SELECT count(*) FROM week_score WHERE game = ?1 AND monday = ?2 AND correct_count > ?3)
      + (SELECT count(*) FROM week_score WHERE game = ?1 AND monday = ?2 AND correct_count = ?3 AND elapsed_ms < ?4)
    """
  case weekOwn = """
    SELECT account_id, name, folded_name, correct_count, elapsed_ms
    FROM week_score JOIN account ON account.id = account_id
    WHERE week_score.game = ? AND monday = ? AND account_id = ?
    """
  case weekGroup = """
    SELECT member.account_id, name, folded_name, correct_count, elapsed_ms
    FROM member CROSS JOIN week_score
      ON week_score.account_id = member.account_id AND week_score.game = ?2 AND monday = ?3
    CROSS JOIN account ON account.id = member.account_id WHERE group_id = ?1
    """
  /// The primary languages of the games of a player's rounds of some dates, the last date first.
  case gamesOfDates = """
    SELECT item.game FROM round JOIN item ON item.id = round.item_id
    WHERE round.account_id = ? AND round.date BETWEEN ? AND ? ORDER BY round.date DESC
    """
  case hasWithheldRoundOn =
    "SELECT 1 FROM round WHERE account_id = ? AND date = ? AND difficulty = ? AND is_withheld = 1"
  case hasWithheldRoundsIn =
    "SELECT 1 FROM round WHERE account_id = ? AND date BETWEEN ? AND ? AND is_withheld = 1 LIMIT 1"
}
