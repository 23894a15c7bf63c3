/// Statements about accounts, sessions and attempts. `account.*` comes in the order of the table's columns.
enum AccountQuery: String, PreparedQuery {
  case acquireMutex = "UPDATE account SET turns = turns + 1 WHERE id = ?"
  case add = """
    INSERT INTO account (name, fold, password, recovery, created, language, hides_watch) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (fold) DO NOTHING
    """
  case account = "SELECT account.* FROM account WHERE id = ?"
  case accountNamed = "SELECT account.* FROM account WHERE fold = ?"
  case exists = "SELECT 1 FROM account WHERE id = ?"
  case isNameTaken = "SELECT 1 FROM account WHERE fold = ?"
  case nameGuest = "UPDATE account SET name = ?, fold = ?, password = ?, recovery = ? WHERE id = ? AND name IS NULL"
  case changeCredentials = "UPDATE account SET password = ?, recovery = ? WHERE id = ? AND name IS NOT NULL"
  case updatePassword = "UPDATE account SET password = ? WHERE id = ? AND name IS NOT NULL"
  case changeSettings = "UPDATE account SET language = ?, hides_watch = ? WHERE id = ?"
  case finishOnboarding = "UPDATE account SET onboarded = 1 WHERE id = ?"
  case setRole = "UPDATE account SET role = ? WHERE id = ? AND name IS NOT NULL"
  case delete = "DELETE FROM account WHERE id = ?"

  case residences = "SELECT since, zone FROM residence WHERE account = ? ORDER BY since"
  case addResidence = "INSERT INTO residence (account, since, zone) VALUES (?, ?, ?)"
  case deleteResidences = "DELETE FROM residence WHERE account = ?"

  case session = "SELECT account.*, begun, used FROM session JOIN account ON account.id = account WHERE digest = ?"
  case sessions = "SELECT digest, begun, used, device FROM session WHERE account = ? ORDER BY used"
  case openSession = """
    INSERT INTO session (digest, account, begun, used, device) VALUES (?1, ?2, ?3, ?3, ?4)
    ON CONFLICT (digest) DO UPDATE SET account = ?2, begun = ?3, used = ?3, device = ?4
    """
  case touchSession = "UPDATE session SET used = ? WHERE digest = ?"
  case endSession = "DELETE FROM session WHERE digest = ?"
  case endSessions = "DELETE FROM session WHERE account = ? AND digest <> ?"
  case endOldSessions = "DELETE FROM session WHERE account = ?1 AND (used <= ?2 OR begun <= ?3)"
  case endAllSessions = "DELETE FROM session WHERE account IN (SELECT id FROM account WHERE name IS NOT NULL)"

  case devices = "SELECT digest, created, used FROM device WHERE account = ? ORDER BY used DESC, digest DESC"
  case upsertDevice = """
    INSERT INTO device (digest, account, created, used) VALUES (?1, ?2, ?3, ?3)
    ON CONFLICT (digest) DO UPDATE SET used = ?3
    """
  case deleteDevice = "DELETE FROM device WHERE digest = ?"

  case attempts = "SELECT count, latest, forgotten FROM attempt WHERE bucket = ?"
  case addAttempts = "INSERT INTO attempt (bucket, count, latest, forgotten) VALUES (?1, ?2, ?3, ?4)"
  case updateAttempts = "UPDATE attempt SET count = ?2, latest = ?3, forgotten = ?4 WHERE bucket = ?1"
  case deleteAttempts = "DELETE FROM attempt WHERE bucket = ?"
  case deleteExpiredAttempts = "DELETE FROM attempt WHERE forgotten <= ?"

  case secret = "SELECT bits FROM secret WHERE id = 1"
  case addSecret = "INSERT INTO secret (id, bits) VALUES (1, ?) ON CONFLICT (id) DO NOTHING"

  case reports = """
    SELECT question.text, report.text, at FROM report JOIN item ON item.id = item JOIN question ON question.id = question
    WHERE account = ? ORDER BY at
    """
}
