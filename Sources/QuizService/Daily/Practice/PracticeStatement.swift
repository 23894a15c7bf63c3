internal import QuizDatabase

/// Statements about practice with past questions.
enum PracticeStatement: String, SQLStatement {
  case pastCount = """
    SELECT count(*) FROM item WHERE game = :game AND date <= :date AND is_void = 0
      AND (:difficulty IS NULL OR difficulty = :difficulty) AND (:category IS NULL OR category = :category)
    """
  case pastAt = """
    SELECT question_id, date FROM item WHERE game = :game AND date <= :date AND is_void = 0
      AND (:difficulty IS NULL OR difficulty = :difficulty) AND (:category IS NULL OR category = :category)
    ORDER BY date LIMIT :limit OFFSET :offset
    """
  case isPast = """
    SELECT max(date) <= ?2 FROM item WHERE question_id = ?1 AND date IS NOT NULL HAVING count(*) > 0
    """
}
