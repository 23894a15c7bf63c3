internal import QuizDatabase

/// Statements that write the results of days. Boards read them by ``BoardStatement``.
enum DayResultStatement: String, SQLStatement {
  /// Locks a player's rounds of a date. If two end at once, the second sees the first.
  case lockRoundsOfDate = "SELECT item_id FROM round WHERE account_id = ? AND date = ?"
  /// Only for a player who finished all three questions of one game.
  case add = """
    INSERT INTO day_result (game, date, account_id, correct_count, elapsed_ms)
    SELECT ?1, ?2, ?3, sum(round.is_correct = 1 AND round.is_void = 0),
      sum(CASE WHEN round.is_correct = 1 AND round.is_void = 0
        THEN round.ended_after_ms - round.ended_after_ms % 100 ELSE 0 END)
    FROM round JOIN item ON item.id = round.item_id
    WHERE round.account_id = ?3 AND round.date = ?2 AND round.is_correct IS NOT NULL AND item.game = ?1
    GROUP BY round.account_id HAVING count(*) = 3 AND max(is_unranked) = 0
    ON CONFLICT (game, date, account_id) DO NOTHING
    """
  case recount = """
    UPDATE day_result SET
      correct_count = (SELECT count(*) FROM round WHERE round.account_id = day_result.account_id
        AND round.date = day_result.date AND is_correct = 1 AND is_void = 0),
      elapsed_ms = (SELECT coalesce(sum(round.ended_after_ms - round.ended_after_ms % 100), 0) FROM round
        WHERE round.account_id = day_result.account_id AND round.date = day_result.date AND is_correct = 1 AND is_void = 0)
    WHERE game = ? AND date = ?
    """
}
