internal import QuizDatabase

/// Statements about accounts, time zones, sessions, devices, attempts and the server secret.
enum AccountQuery: String, PreparedQuery {
  case acquireMutex = "UPDATE account SET mutex_counter = mutex_counter + 1 WHERE id = ?"
  case add = """
    INSERT INTO account (name, folded_name, password_hash, recovery_code_digest, created_at, language, hides_watch) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (folded_name) DO NOTHING
    """
  case account = """
    SELECT id, name, folded_name, role, is_author, created_at, language, hides_watch, is_onboarded
    FROM account WHERE id = ?
    """
  case accountNamed = """
    SELECT id, name, folded_name, password_hash, recovery_code_digest, role, is_author, created_at, language, hides_watch,
      is_onboarded
    FROM account WHERE folded_name = ?
    """
  case exists = "SELECT 1 FROM account WHERE id = ?"
  case isNameTaken = "SELECT 1 FROM account WHERE folded_name = ?"
  /// An account that has answered a question needs no introduction to the game.
  case nameGuest = """
    UPDATE account SET name = ?, folded_name = ?, password_hash = ?, recovery_code_digest = ?,
      is_onboarded = CASE
        WHEN EXISTS (SELECT 1 FROM round WHERE account_id = account.id AND chosen_option IS NOT NULL) THEN 1
        ELSE is_onboarded END
    WHERE id = ? AND name IS NULL
    """
  case changeCredentials =
    "UPDATE account SET password_hash = ?, recovery_code_digest = ? WHERE id = ? AND name IS NOT NULL"
  case updatePassword = "UPDATE account SET password_hash = ? WHERE id = ? AND name IS NOT NULL"
  case changeSettings = "UPDATE account SET language = ?, hides_watch = ? WHERE id = ?"
  case finishOnboarding = "UPDATE account SET is_onboarded = 1 WHERE id = ?"
  case setRole = "UPDATE account SET role = ?, is_author = ? WHERE id = ? AND name IS NOT NULL"
  case hasOperator = "SELECT 1 FROM account WHERE role = 'operator' LIMIT 1"

  case addRoleInvitation = """
    INSERT INTO role_invitation (token_digest, role, account_id, created_at, expires_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (token_digest) DO NOTHING
    """
  case roleInvitation =
    "SELECT role, account_id, created_at, expires_at FROM role_invitation WHERE token_digest = ?"
  case deleteRoleInvitation = "DELETE FROM role_invitation WHERE token_digest = ?"
  case deleteExpiredRoleInvitations = "DELETE FROM role_invitation WHERE expires_at <= ?"
  case delete = "DELETE FROM account WHERE id = ?"

  case timeZones = "SELECT valid_from, time_zone FROM account_time_zone WHERE account_id = ? ORDER BY valid_from"
  case addTimeZone = "INSERT INTO account_time_zone (account_id, valid_from, time_zone) VALUES (?, ?, ?)"
  case deleteTimeZones = "DELETE FROM account_time_zone WHERE account_id = ?"

  case session = """
    SELECT account.id, name, folded_name, role, is_author, created_at, language, hides_watch, is_onboarded,
      started_at, last_used_at FROM session JOIN account ON account.id = account_id WHERE token_digest = ?
    """
  case sessions =
    "SELECT token_digest, started_at, last_used_at, device_description FROM session WHERE account_id = ? ORDER BY last_used_at"
  case addSession = """
    INSERT INTO session (token_digest, account_id, started_at, last_used_at, device_description) VALUES (?1, ?2, ?3, ?3, ?4)
    ON CONFLICT (token_digest) DO NOTHING
    """
  case sessionAccount = "SELECT account_id FROM session WHERE token_digest = ?"
  case restartSession =
    "UPDATE session SET started_at = ?2, last_used_at = ?2, device_description = ?3 WHERE token_digest = ?1"
  case touchSession = "UPDATE session SET last_used_at = ? WHERE token_digest = ?"
  case endSession = "DELETE FROM session WHERE token_digest = ?"
  case endSessions = "DELETE FROM session WHERE account_id = ? AND token_digest <> ?"
  case endOldSessions = "DELETE FROM session WHERE account_id = ?1 AND (last_used_at <= ?2 OR started_at <= ?3)"
  case endAllSessions = "DELETE FROM session WHERE account_id IN (SELECT id FROM account WHERE name IS NOT NULL)"

  case devices =
    "SELECT token_digest, created_at, last_sign_in_at FROM device WHERE account_id = ? ORDER BY last_sign_in_at DESC, token_digest DESC"
  case deviceExists = "SELECT 1 FROM device WHERE token_digest = ?"
  case upsertDevice = """
    INSERT INTO device (token_digest, account_id, created_at, last_sign_in_at) VALUES (?1, ?2, ?3, ?3)
    ON CONFLICT (token_digest) DO UPDATE SET last_sign_in_at = ?3
    """
  case deleteDevice = "DELETE FROM device WHERE token_digest = ?"

  case attempts = "SELECT attempt_count, latest_at, expires_at FROM attempt_bucket WHERE bucket = ?"
  case addAttempts = "INSERT INTO attempt_bucket (bucket, attempt_count, latest_at, expires_at) VALUES (?1, ?2, ?3, ?4)"
  case updateAttempts =
    "UPDATE attempt_bucket SET attempt_count = ?2, latest_at = ?3, expires_at = ?4 WHERE bucket = ?1"
  case deleteAttempts = "DELETE FROM attempt_bucket WHERE bucket = ?"
  case deleteExpiredAttempts = "DELETE FROM attempt_bucket WHERE expires_at <= ?"

  case secret = "SELECT bytes FROM server_secret WHERE id = 1"
  case addSecret = "INSERT INTO server_secret (id, bytes) VALUES (1, ?) ON CONFLICT (id) DO NOTHING"

  case reports = """
    SELECT question.text AS question_text, report.text AS report_text, reported_at FROM report
    JOIN item ON item.id = item_id JOIN question ON question.id = question_id
    WHERE account_id = ? ORDER BY reported_at
    """
}
