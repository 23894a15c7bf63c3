internal import QuizDatabase

/// Statements about rounds. Those that read whole rounds take all columns of the view `round_with_item`, which lists
/// them once.
enum RoundStatement: String, SQLStatement {
  case addRound = """
    INSERT INTO round (account_id, date, difficulty, public_id, item_id, category, is_unranked, seed, started_at,
      day_ends_at, phase, running_since, watch_time_ms, latest_at, is_void, is_withheld)
    VALUES (:account_id, :date, :difficulty, :public_id, :item_id, :category, :is_unranked, :seed, :started_at,
      :day_ends_at, 'running', :started_at, 0, :started_at, :is_void, :is_withheld)
    """
  case round = "SELECT * FROM round_with_item WHERE public_id = ?"
  case lockRound = "SELECT item_id FROM round WHERE public_id = ?"
  case lockRounds = "SELECT item_id FROM round WHERE account_id = ?"
  case roundsOfDate = "SELECT * FROM round_with_item WHERE account_id = ? AND date = ?"
  case roundIDsOfDate = "SELECT difficulty, public_id FROM round WHERE account_id = ? AND date = ?"
  case roundsOfAccount = "SELECT * FROM round_with_item WHERE account_id = ? ORDER BY date"
  /// The table is joined, because SQLite makes a temporary table of what an `IN` selects.
  case unfinishedRounds = """
    SELECT round_with_item.* FROM round AS unfinished INDEXED BY round_open
    JOIN round_with_item ON round_with_item.public_id = unfinished.public_id
    WHERE unfinished.account_id = ? AND unfinished.is_correct IS NULL
    """
  case unfinishedRoundsAndAllOfDate = """
    SELECT * FROM round_with_item WHERE account_id = ?1 AND date = ?2
    UNION ALL
    SELECT round_with_item.* FROM round AS unfinished INDEXED BY round_open
    JOIN round_with_item ON round_with_item.public_id = unfinished.public_id
    WHERE unfinished.account_id = ?1 AND unfinished.is_correct IS NULL AND unfinished.date <> ?2
    """
  case dateOfRound = "SELECT date FROM round WHERE public_id = ? AND account_id = ?"
  case saveRound = """
    UPDATE round SET phase = :phase, running_since = :running_since, last_heartbeat_at = :last_heartbeat_at,
      chosen_option = :chosen_option, watch_time_ms = :watch_time_ms, ended_after_ms = :ended_after_ms,
      latest_at = :latest_at, is_correct = :is_correct
    WHERE account_id = :account_id AND date = :date AND difficulty = :difficulty
    """
  /// `verdict` is a `PlayedRound.Verdict`.
  case history = """
    SELECT date, difficulty, category,
      CASE WHEN is_correct = 1 THEN 'correct' WHEN phase = 'answered' THEN 'wrong' ELSE phase END AS verdict,
      CASE phase WHEN 'answered' THEN ended_after_ms END AS elapsed_ms, is_void
    FROM round WHERE account_id = ? AND is_correct IS NOT NULL ORDER BY date, difficulty
    """
  /// `:result` is a `PastRoundFilter.Result`.
  case pastRounds = """
    SELECT * FROM round_with_item
    WHERE account_id = :account_id AND date < :date AND is_correct IS NOT NULL
      AND (:difficulty IS NULL OR difficulty = :difficulty) AND (:category IS NULL OR category = :category)
      AND (:result IS NULL OR is_void = 0 AND :result = CASE WHEN is_correct = 1 THEN 'correct'
        WHEN phase = 'answered' THEN 'wrong' ELSE 'unanswered' END)
    ORDER BY date DESC LIMIT :limit
    """
  case firstDate = "SELECT min(date) FROM round WHERE account_id = ?"
  case datesOfRounds = "SELECT DISTINCT date FROM round WHERE account_id = ? AND date BETWEEN ? AND ?"
  case bestTime = """
    SELECT ended_after_ms FROM round INDEXED BY round_best_time
    WHERE account_id = ? AND difficulty = ? AND date < ? AND is_correct = 1 AND is_void = 0
    ORDER BY ended_after_ms LIMIT 1
    """
  case anonymizeRounds = """
    INSERT INTO anonymized_answer (item_id, chosen_option, watch_time_ms, round_count)
    SELECT item_id, coalesce(chosen_option, -1), watch_time_ms, 1 FROM round
    WHERE account_id = ? AND is_correct IS NOT NULL
    ON CONFLICT (item_id, chosen_option, watch_time_ms) DO UPDATE SET round_count = round_count + 1
    """
  case deleteRounds = "DELETE FROM round WHERE account_id = ?"
  case moveRound = """
    UPDATE round SET account_id = ?1 WHERE account_id = ?2 AND date = ?3 AND difficulty = ?4 AND NOT EXISTS (
      SELECT 1 FROM round AS own WHERE own.account_id = ?1 AND own.date = ?3 AND own.difficulty = ?4)
    """

  // Corrections

  case voidFinishedRounds = "UPDATE round SET is_void = 1 WHERE item_id = ? AND is_correct IS NOT NULL"
  case voidUnfinishedRounds = "UPDATE round SET is_void = 1 WHERE item_id = ? AND is_correct IS NULL"
  case rekeyRounds =
    "UPDATE round SET is_correct = (chosen_option = ?2) WHERE item_id = ?1 AND chosen_option IN (?2, ?3)"
}
