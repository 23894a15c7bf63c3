internal import QuizDatabase

/// Statements about sessions.
enum SessionStatement: String, SQLStatement {
  /// Each request of a player reads this, so it leaves out the columns of the account that nobody needs.
  case session = """
    SELECT account.id, name, folded_name, role, is_author, created_at, language, hides_stopwatch, is_onboarded,
      started_at, last_used_at, browser_description, valid_from, time_zone
    FROM session JOIN account ON account.id = session.account_id
      LEFT JOIN account_time_zone ON account_time_zone.account_id = session.account_id
    WHERE token_digest = ? ORDER BY valid_from
    """
  case sessionsOfAccount =
    "SELECT token_digest, started_at, last_used_at, browser_description FROM session WHERE account_id = ?"
  case addSession = """
    INSERT INTO session (token_digest, account_id, started_at, browser_description) VALUES (?, ?, ?, ?)
    ON CONFLICT (token_digest) DO NOTHING
    """
  case accountOfSession = "SELECT account_id FROM session WHERE token_digest = ?"
  case restartSession =
    "UPDATE session SET started_at = ?2, last_used_at = NULL, browser_description = ?3 WHERE token_digest = ?1"
  case recordUse = "UPDATE session SET last_used_at = ? WHERE token_digest = ?"
  case endSession = "DELETE FROM session WHERE token_digest = ?"
  case endSessionsOfAccount = "DELETE FROM session WHERE account_id = ? AND token_digest <> ?"
  case endExpiredSessions =
    "DELETE FROM session WHERE account_id = ?1 AND (coalesce(last_used_at, started_at) <= ?2 OR started_at <= ?3)"
  case endSessionsOfNamedAccounts =
    "DELETE FROM session WHERE account_id IN (SELECT id FROM account WHERE name IS NOT NULL)"
}
