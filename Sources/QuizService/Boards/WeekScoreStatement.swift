internal import QuizDatabase

/// Statements that write the scores of the weeks. Boards read them by ``BoardStatement``.
enum WeekScoreStatement: String, SQLStatement {
  case add = """
    INSERT INTO week_score (game, monday, account_id, correct_count, elapsed_ms, watch_time_ms)
    VALUES (?1, ?2, ?3, 1, ?4, ?5)
    ON CONFLICT (game, monday, account_id)
    DO UPDATE SET correct_count = correct_count + 1, elapsed_ms = elapsed_ms + ?4, watch_time_ms = watch_time_ms + ?5
    """
  /// Adds the ranked answers of an item that chose an option.
  case addAnswers = """
    INSERT INTO week_score (game, monday, account_id, correct_count, elapsed_ms, watch_time_ms)
    SELECT ?1, ?2, account_id, 1, ended_after_ms - ended_after_ms % 100, watch_time_ms - watch_time_ms % 100
    FROM round
    WHERE item_id = ?3 AND chosen_option = ?4 AND is_unranked = 0 AND is_void = 0
    ON CONFLICT (game, monday, account_id)
    DO UPDATE SET correct_count = week_score.correct_count + 1,
      elapsed_ms = week_score.elapsed_ms + excluded.elapsed_ms,
      watch_time_ms = week_score.watch_time_ms + excluded.watch_time_ms
    """
  /// Subtracts an item's ranked answers that chose an option. Scores of 0.6 add milliseconds, later ones tenths of a
  /// second. So the watch time may be rounded down, but never exceeds the elapsed time.
  case subtractAnswers = """
    UPDATE week_score SET correct_count = correct_count - 1,
      elapsed_ms = (SELECT week_score.elapsed_ms - round.ended_after_ms + round.ended_after_ms % 100
        FROM round INDEXED BY round_by_item WHERE round.item_id = ?3 AND round.account_id = week_score.account_id),
      watch_time_ms = (SELECT CASE WHEN week_score.watch_time_ms > round.watch_time_ms
          THEN week_score.watch_time_ms - round.watch_time_ms ELSE 0 END
        FROM round INDEXED BY round_by_item WHERE round.item_id = ?3 AND round.account_id = week_score.account_id)
    WHERE game = ?1 AND monday = ?2 AND account_id IN (
      SELECT round.account_id FROM round INDEXED BY round_by_item
      WHERE round.item_id = ?3 AND round.chosen_option = ?4 AND round.is_unranked = 0 AND round.is_void = 0)
    """
  case deleteEmpty = "DELETE FROM week_score WHERE game = ? AND monday = ? AND correct_count = 0"
}
