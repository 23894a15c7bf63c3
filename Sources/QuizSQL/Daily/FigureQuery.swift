/// Statements about what players are told of others: published answers, ranks and days.
enum FigureQuery: String, PreparedQuery {
  /// How many answers came in since the last batch.
  case unpublishedCount = """
    SELECT (SELECT coalesce(sum(round_count), 0) FROM item_answer_count WHERE item_id = ?1 AND chosen_option >= 0)
      - (SELECT coalesce(sum(round_count), 0) FROM published_answer_count WHERE item_id = ?1)
    """
  /// Locks rows of the item that no answer waits for.
  case lockStarts = "SELECT item_id FROM item_start WHERE item_id = ?"
  case deletePublished = "DELETE FROM published_answer_count WHERE item_id = ?"
  case publish = """
    INSERT INTO published_answer_count (item_id, chosen_option, round_count, published_at)
    SELECT item_id, chosen_option, sum(round_count), ?2 FROM item_answer_count
    WHERE item_id = ?1 AND chosen_option >= 0 GROUP BY item_id, chosen_option
    """
  case published = "SELECT chosen_option, round_count, published_at FROM published_answer_count WHERE item_id = ?"
  case quickerRounds = """
    SELECT count(*) FROM round WHERE item_id = ?1 AND is_correct = 1 AND is_unranked = 0 AND is_void = 0
      AND elapsed_ms < ?2 AND started_at + elapsed_ms <= ?3
    """

  /// Locks a player's rounds of a date, so that of two that end at once the second sees the first.
  case lockRoundsOfDate = "SELECT item_id FROM round WHERE account_id = ? AND date = ?"
  case addDayResult = """
    INSERT INTO day_result (language, date, account_id, correct_count, elapsed_ms, completed_at)
    SELECT ?1, ?2, ?3, sum(is_correct = 1 AND is_void = 0),
      sum(CASE WHEN is_correct = 1 AND is_void = 0 THEN elapsed_ms ELSE 0 END), ?4
    FROM round WHERE account_id = ?3 AND date = ?2 AND is_correct IS NOT NULL
    GROUP BY account_id HAVING count(*) = 3 AND max(is_unranked) = 0
    ON CONFLICT (language, date, account_id) DO NOTHING
    """
  case recountDayResults = """
    UPDATE day_result SET
      correct_count = (SELECT count(*) FROM round WHERE round.account_id = day_result.account_id AND round.date = day_result.date
        AND is_correct = 1 AND is_void = 0),
      elapsed_ms = (SELECT coalesce(sum(round.elapsed_ms), 0) FROM round WHERE round.account_id = day_result.account_id
        AND round.date = day_result.date AND is_correct = 1 AND is_void = 0)
    WHERE language = ? AND date = ?
    """
  case dayResultCount = "SELECT count(*) FROM day_result WHERE language = ? AND date = ?"
  case publishedDay = "SELECT player_count, published_at FROM published_day_count WHERE language = ? AND date = ?"
  case publishDay = """
    INSERT INTO published_day_count (language, date, player_count, published_at) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (language, date) DO UPDATE SET player_count = ?3, published_at = ?4
    """
  case dayResult =
    "SELECT correct_count, elapsed_ms, completed_at FROM day_result WHERE language = ? AND date = ? AND account_id = ?"
  case betterThanDay = """
    SELECT (SELECT count(*) FROM day_result WHERE language = ?1 AND date = ?2 AND correct_count > ?3 AND completed_at <= ?5)
      + (SELECT count(*) FROM day_result
        WHERE language = ?1 AND date = ?2 AND correct_count = ?3 AND elapsed_ms < ?4 AND completed_at <= ?5)
    """
}
