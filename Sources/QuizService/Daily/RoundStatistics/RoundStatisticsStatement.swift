internal import QuizDatabase

/// Statements about what players learn about others after a round: published answers, and ranks of rounds.
enum RoundStatisticsStatement: String, SQLStatement {
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
      AND ended_after_ms < ?2 AND started_at + ended_after_ms <= ?3
    """
}
