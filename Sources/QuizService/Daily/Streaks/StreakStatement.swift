internal import QuizDatabase

/// Statements about streaks.
enum StreakStatement: String, SQLStatement {
  /// It is wrong if a question of its dates was voided after the correction that it knows of.
  case checkpoint = """
    SELECT through_date, day_count, first_date, last_date, pending_date, day_count_since_miss, first_date_since_miss,
      EXISTS (
        SELECT 1 FROM correction JOIN item ON item.id = correction.item_id
        WHERE correction.id > streak_checkpoint.correction_id AND correction.action = 'void'
          AND (item.date IS NULL OR item.date <= streak_checkpoint.through_date)) AS is_wrong
    FROM streak_checkpoint WHERE account_id = ?
    """
  case save = """
    INSERT INTO streak_checkpoint (account_id, through_date, day_count, first_date, last_date, pending_date,
      day_count_since_miss, first_date_since_miss, correction_id)
    VALUES (:account_id, :through_date, :day_count, :first_date, :last_date, :pending_date,
      :day_count_since_miss, :first_date_since_miss, :correction_id)
    ON CONFLICT (account_id) DO UPDATE SET through_date = :through_date, day_count = :day_count,
      first_date = :first_date, last_date = :last_date, pending_date = :pending_date,
      day_count_since_miss = :day_count_since_miss, first_date_since_miss = :first_date_since_miss,
      correction_id = :correction_id
    """
  case delete = "DELETE FROM streak_checkpoint WHERE account_id = ?"
  case deleteIfCounted = "DELETE FROM streak_checkpoint WHERE account_id = ? AND through_date >= ?"
  case latestCorrection = "SELECT coalesce(max(id), 0) FROM correction"
  /// The dates on which a player finished rounds.
  case finishedDates = """
    SELECT date, max(phase = 'answered' AND is_void = 0) AS is_done, max(phase = 'answered' AND is_void = 1) AS is_void
    FROM round WHERE account_id = ? AND date > ? AND is_correct IS NOT NULL GROUP BY date ORDER BY date
    """
}
