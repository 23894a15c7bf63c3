internal import QuizDatabase

/// Statements about practice with past questions.
enum PracticeStatement: String, SQLStatement {
  case pastCount = """
    SELECT count(*) FROM item WHERE game = ?1 AND date <= ?2 AND is_void = 0
      AND (?3 IS NULL OR difficulty = ?3) AND (?4 IS NULL OR category = ?4)
    """
  case pastAt = """
    SELECT question_id, date FROM item WHERE game = ?1 AND date <= ?2 AND is_void = 0
      AND (?3 IS NULL OR difficulty = ?3) AND (?4 IS NULL OR category = ?4) ORDER BY date LIMIT ?6 OFFSET ?5
    """
  case isPast = """
    SELECT max(date) <= ?2 FROM item WHERE question_id = ?1 AND date IS NOT NULL HAVING count(*) > 0
    """
}
