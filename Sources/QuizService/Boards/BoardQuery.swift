internal import QuizDatabase

/// Statements about boards and the scores of the weeks.
enum BoardQuery: String, PreparedQuery {
  case dayTop = """
    SELECT account_id, name, folded_name, correct_count, elapsed_ms FROM day_result JOIN account ON account.id = account_id
    WHERE day_result.language = ? AND date = ? ORDER BY correct_count DESC, elapsed_ms LIMIT ?
    """
  case dayCount = "SELECT count(*) FROM day_result WHERE language = ? AND date = ?"
  case dayBetter = """
    SELECT (SELECT count(*) FROM day_result WHERE language = ?1 AND date = ?2 AND correct_count > ?3)
      + (SELECT count(*) FROM day_result WHERE language = ?1 AND date = ?2 AND correct_count = ?3 AND elapsed_ms < ?4)
    """
  case dayOwn = """
    SELECT account_id, name, folded_name, correct_count, elapsed_ms FROM day_result JOIN account ON account.id = account_id
    WHERE day_result.language = ? AND date = ? AND account_id = ?
    """
  case dayGroup = """
    SELECT member.account_id, name, folded_name, correct_count, elapsed_ms
    FROM member CROSS JOIN day_result
      ON day_result.account_id = member.account_id AND day_result.language = ?2 AND date = ?3
    CROSS JOIN account ON account.id = member.account_id WHERE group_id = ?1
    """

  case questionTop = """
    SELECT account_id, name, folded_name, 1 AS correct_count, elapsed_ms FROM round JOIN account ON account.id = account_id
    WHERE item_id = ? AND is_correct = 1 AND is_unranked = 0 AND is_void = 0 ORDER BY elapsed_ms LIMIT ?
    """
  case questionCount =
    "SELECT count(*) FROM round WHERE item_id = ? AND is_correct = 1 AND is_unranked = 0 AND is_void = 0"
  case questionBetter = """
    SELECT count(*) FROM round WHERE item_id = ? AND is_correct = 1 AND is_unranked = 0 AND is_void = 0 AND elapsed_ms < ?
    """
  case questionOwn = """
    SELECT account_id, name, folded_name, 1 AS correct_count, elapsed_ms FROM round INDEXED BY round_by_item JOIN account ON account.id = account_id
    WHERE item_id = ? AND account_id = ? AND is_correct = 1 AND is_unranked = 0 AND is_void = 0
    """
  case questionGroup = """
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
  /// The primary language of the game that a player played last on some dates.
  case gameOfDates = """
    SELECT item.language FROM round JOIN item ON item.id = round.item_id
    WHERE round.account_id = ? AND round.date BETWEEN ? AND ? ORDER BY round.date DESC LIMIT 1
    """
  case isWithheldOn = "SELECT 1 FROM round WHERE account_id = ? AND date = ? AND difficulty = ? AND is_withheld = 1"
  case isWithheldIn = "SELECT 1 FROM round WHERE account_id = ? AND date BETWEEN ? AND ? AND is_withheld = 1 LIMIT 1"

  // The scores of the weeks
  case addToWeek = """
    INSERT INTO week_score (language, monday, account_id, correct_count, elapsed_ms, watch_time_ms) VALUES (?1, ?2, ?3, 1, ?4, ?5)
    ON CONFLICT (language, monday, account_id)
    DO UPDATE SET correct_count = correct_count + 1, elapsed_ms = elapsed_ms + ?4, watch_time_ms = watch_time_ms + ?5
    """
  /// Adds the ranked answers of an item that chose an option.
  case addAnswersToWeek = """
    INSERT INTO week_score (language, monday, account_id, correct_count, elapsed_ms, watch_time_ms)
    SELECT ?1, ?2, account_id, 1, elapsed_ms - elapsed_ms % 100, watch_time_ms - watch_time_ms % 100 FROM round
    WHERE item_id = ?3 AND chosen_option = ?4 AND is_unranked = 0 AND is_void = 0
    ON CONFLICT (language, monday, account_id)
    DO UPDATE SET correct_count = week_score.correct_count + 1, elapsed_ms = week_score.elapsed_ms + excluded.elapsed_ms,
      watch_time_ms = week_score.watch_time_ms + excluded.watch_time_ms
    """
  /// Subtracts an item's ranked answers that chose an option. Scores of 0.6 add milliseconds, later ones tenths of a
  /// second. So the watch time may be rounded down, but never exceeds the elapsed time.
  case subtractAnswersFromWeek = """
    UPDATE week_score SET correct_count = correct_count - 1,
      elapsed_ms = (SELECT week_score.elapsed_ms - round.elapsed_ms + round.elapsed_ms % 100
        FROM round INDEXED BY round_by_item WHERE round.item_id = ?3 AND round.account_id = week_score.account_id),
      watch_time_ms = (SELECT CASE WHEN week_score.watch_time_ms > round.watch_time_ms
          THEN week_score.watch_time_ms - round.watch_time_ms ELSE 0 END
        FROM round INDEXED BY round_by_item WHERE round.item_id = ?3 AND round.account_id = week_score.account_id)
    WHERE language = ?1 AND monday = ?2 AND account_id IN (
      SELECT round.account_id FROM round INDEXED BY round_by_item
      WHERE round.item_id = ?3 AND round.chosen_option = ?4 AND round.is_unranked = 0 AND round.is_void = 0)
    """
  case deleteEmptyScores = "DELETE FROM week_score WHERE language = ? AND monday = ? AND correct_count = 0"
}
