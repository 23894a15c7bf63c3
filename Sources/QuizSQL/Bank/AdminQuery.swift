/// Statements about reports, edicts and practice.
enum AdminQuery: String, PreparedQuery {
  case addReport = """
    INSERT INTO report (item, account, text, at) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (item, account) DO UPDATE SET text = ?3, at = ?4, settled = 0
    """
  case openReports = """
    SELECT item, count(*) FROM report WHERE settled = 0 GROUP BY item ORDER BY count(*) DESC, item LIMIT ?
    """
  case reportTexts = "SELECT text FROM report WHERE item = ? AND settled = 0 ORDER BY at DESC LIMIT 20"
  case reportCount = "SELECT count(*) FROM report WHERE item = ? AND settled = 0"
  case settleReports = "UPDATE report SET settled = 1 WHERE item = ? AND settled = 0"

  case addCorrection = #"INSERT INTO edict (item, deed, "key", account, reason, at) VALUES (?, ?, ?, ?, ?, ?)"#
  case auditLog = """
    SELECT deed, item, text, account.name, fold, reason, at FROM edict JOIN item ON item.id = item
    JOIN question ON question.id = question LEFT JOIN account ON account.id = account ORDER BY edict.id DESC LIMIT ?
    """
  case voidItem = "UPDATE item SET void = 1 WHERE id = ?"
  case voidRounds = "UPDATE round SET void = 1 WHERE item = ?"
  case rekeyItem = #"UPDATE item SET "key" = ? WHERE id = ?"#
  case rekeyRounds = #"UPDATE round SET correct = ("option" = ?2) WHERE item = ?1 AND "option" IN (?2, ?3)"#

  case firstDate = "SELECT min(date) FROM item WHERE language = ? AND date IS NOT NULL"

  case pastCount = """
    SELECT count(*) FROM item WHERE language = ?1 AND date <= ?2 AND void = 0
      AND (?3 IS NULL OR difficulty = ?3) AND (?4 IS NULL OR category = ?4)
    """
  case pastAt = """
    SELECT question, date FROM item WHERE language = ?1 AND date <= ?2 AND void = 0
      AND (?3 IS NULL OR difficulty = ?3) AND (?4 IS NULL OR category = ?4) ORDER BY date LIMIT ?6 OFFSET ?5
    """
  case isPast = """
    SELECT max(date) <= ?2 FROM item WHERE question = ?1 AND date IS NOT NULL HAVING count(*) > 0
    """
}
