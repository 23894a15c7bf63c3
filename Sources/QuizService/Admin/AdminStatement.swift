internal import QuizDatabase

/// Statements about reports and corrections.
enum AdminStatement: String, SQLStatement {
  case saveReport = """
    INSERT INTO report (item_id, account_id, text, reported_at) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (item_id, account_id) DO UPDATE SET text = ?3, reported_at = ?4, is_settled = 0
    """
  case openReports = """
    SELECT item_id, count(*) AS report_count FROM report WHERE is_settled = 0 GROUP BY item_id
    ORDER BY count(*) DESC, item_id LIMIT ?
    """
  case reportTexts = "SELECT text FROM report WHERE item_id = ? AND is_settled = 0 ORDER BY reported_at DESC LIMIT 20"
  case reportCount = "SELECT count(*) FROM report WHERE item_id = ? AND is_settled = 0"
  case settleReports = "UPDATE report SET is_settled = 1 WHERE item_id = ? AND is_settled = 0"
  case reportsByAccount = """
    SELECT question.text AS question_text, report.text AS report_text, reported_at FROM report
    JOIN item ON item.id = item_id JOIN question ON question.id = question_id
    WHERE account_id = ? ORDER BY reported_at
    """
  case moveReports = """
    UPDATE report SET account_id = ?1 WHERE account_id = ?2 AND NOT EXISTS (
      SELECT 1 FROM report AS own WHERE own.account_id = ?1 AND own.item_id = report.item_id)
    """

  case addCorrection = """
    INSERT INTO correction (item_id, action, new_correct_option, account_id, reason, decided_at)
    VALUES (:item_id, :action, :new_correct_option, :account_id, :reason, :decided_at)
    """
  case auditLog = """
    SELECT action, item_id, text, account.name, folded_name, reason, decided_at
    FROM correction JOIN item ON item.id = item_id
    JOIN question ON question.id = question_id LEFT JOIN account ON account.id = account_id
    ORDER BY correction.id DESC LIMIT ?
    """
}
