/// Statements about reports, corrections and practice.
enum AdminQuery: String, PreparedQuery {
  case addReport = """
    INSERT INTO report (item_id, account_id, text, reported_at) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (item_id, account_id) DO UPDATE SET text = ?3, reported_at = ?4, is_settled = 0
    """
  case openReports = """
    SELECT item_id, count(*) AS report_count FROM report WHERE is_settled = 0 GROUP BY item_id ORDER BY count(*) DESC, item_id LIMIT ?
    """
  case reportTexts = "SELECT text FROM report WHERE item_id = ? AND is_settled = 0 ORDER BY reported_at DESC LIMIT 20"
  case reportCount = "SELECT count(*) FROM report WHERE item_id = ? AND is_settled = 0"
  case settleReports = "UPDATE report SET is_settled = 1 WHERE item_id = ? AND is_settled = 0"

  case addCorrection =
    "INSERT INTO correction (item_id, action, new_correct_option, account_id, reason, decided_at) VALUES (?, ?, ?, ?, ?, ?)"
  case auditLog = """
    SELECT action, item_id, text, account.name, folded_name, reason, decided_at FROM correction JOIN item ON item.id = item_id
    JOIN question ON question.id = question_id LEFT JOIN account ON account.id = account_id ORDER BY correction.id DESC LIMIT ?
    """
  case voidItem = "UPDATE item SET is_void = 1 WHERE id = ?"
  case voidRounds = "UPDATE round SET is_void = 1 WHERE item_id = ?"
  case rekeyItem = "UPDATE item SET correct_option = ? WHERE id = ?"
  case rekeyRounds =
    "UPDATE round SET is_correct = (chosen_option = ?2) WHERE item_id = ?1 AND chosen_option IN (?2, ?3)"

  case firstDate = "SELECT min(date) FROM item WHERE language = ? AND date IS NOT NULL"

  case pastCount = """
    SELECT count(*) FROM item WHERE language = ?1 AND date <= ?2 AND is_void = 0
      AND (?3 IS NULL OR difficulty = ?3) AND (?4 IS NULL OR category = ?4)
    """
  case pastAt = """
    SELECT question_id, date FROM item WHERE language = ?1 AND date <= ?2 AND is_void = 0
      AND (?3 IS NULL OR difficulty = ?3) AND (?4 IS NULL OR category = ?4) ORDER BY date LIMIT ?6 OFFSET ?5
    """
  case isPast = """
    SELECT max(date) <= ?2 FROM item WHERE question_id = ?1 AND date IS NOT NULL HAVING count(*) > 0
    """
}
