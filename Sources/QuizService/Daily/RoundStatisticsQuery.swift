internal import QuizDatabase

/// Statements about what players learn about others: published answers, ranks of rounds, and the results of days.
enum RoundStatisticsQuery: String, PreparedQuery {
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

  // The results of days

  /// Locks a player's rounds of a date. If two end at once, the second sees the first.
  case lockRoundsOfDate = "SELECT item_id FROM round WHERE account_id = ? AND date = ?"
  /// Only for a player who finished all three questions of one game.
  case addDayResult = """
    INSERT INTO day_result (language, date, account_id, correct_count, elapsed_ms)
    SELECT ?1, ?2, ?3, sum(round.is_correct = 1 AND round.is_void = 0),
      sum(CASE WHEN round.is_correct = 1 AND round.is_void = 0 THEN round.elapsed_ms - round.elapsed_ms % 100 ELSE 0 END)
    FROM round JOIN item ON item.id = round.item_id
    WHERE round.account_id = ?3 AND round.date = ?2 AND round.is_correct IS NOT NULL AND item.language = ?1
    GROUP BY round.account_id HAVING count(*) = 3 AND max(is_unranked) = 0
    ON CONFLICT (language, date, account_id) DO NOTHING
    """
  case recountDayResults = """
    UPDATE day_result SET
      correct_count = (SELECT count(*) FROM round WHERE round.account_id = day_result.account_id AND round.date = day_result.date
        AND is_correct = 1 AND is_void = 0),
      elapsed_ms = (SELECT coalesce(sum(round.elapsed_ms - round.elapsed_ms % 100), 0) FROM round WHERE round.account_id = day_result.account_id
        AND round.date = day_result.date AND is_correct = 1 AND is_void = 0)
    WHERE language = ? AND date = ?
    """
}
