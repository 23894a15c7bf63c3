internal import QuizDatabase

/// Statements about accounts and their time zones. Those that read an account have a row for each of its time zones.
enum AccountStatement: String, SQLStatement {
  case acquireMutex = "UPDATE account SET mutex_counter = mutex_counter + 1 WHERE id = ?"
  case addAccount = """
    INSERT INTO account (name, folded_name, password_hash, recovery_code_digest, created_at, language, hides_stopwatch)
    VALUES (:name, :folded_name, :password_hash, :recovery_code_digest, :created_at, :language, :hides_stopwatch)
    ON CONFLICT (folded_name) DO NOTHING
    """
  case account = """
    SELECT account.*, valid_from, time_zone FROM account LEFT JOIN account_time_zone ON account_id = id
    WHERE id = ? ORDER BY valid_from
    """
  case accountByName = """
    SELECT account.*, valid_from, time_zone FROM account LEFT JOIN account_time_zone ON account_id = id
    WHERE folded_name = ? ORDER BY valid_from
    """
  case exists = "SELECT 1 FROM account WHERE id = ?"
  case isNameTaken = "SELECT 1 FROM account WHERE folded_name = ?"
  /// An account that has answered a question needs no onboarding.
  case nameGuest = """
    UPDATE account SET name = ?, folded_name = ?, password_hash = ?, recovery_code_digest = ?,
      is_onboarded = CASE
        WHEN EXISTS (SELECT 1 FROM round WHERE account_id = account.id AND chosen_option IS NOT NULL) THEN 1
        ELSE is_onboarded END
    WHERE id = ? AND name IS NULL
    """
  case changeCredentials =
    "UPDATE account SET password_hash = ?, recovery_code_digest = ? WHERE id = ? AND name IS NOT NULL"
  case changePasswordHash = "UPDATE account SET password_hash = ? WHERE id = ? AND name IS NOT NULL"
  case changeSettings = "UPDATE account SET language = ?, hides_stopwatch = ? WHERE id = ?"
  case finishOnboarding = "UPDATE account SET is_onboarded = 1 WHERE id = ?"
  case setRole = "UPDATE account SET role = ?, is_author = ? WHERE id = ? AND name IS NOT NULL"
  case hasOperator = "SELECT 1 FROM account WHERE role = 'operator' LIMIT 1"
  /// Each of the two has its own index.
  case accountsWithRole = """
    SELECT id FROM account WHERE role = 'operator' UNION ALL SELECT id FROM account
    WHERE is_author = 1 AND role <> 'operator' LIMIT ?
    """
  case deleteAccount = "DELETE FROM account WHERE id = ?"

  case addTimeZone = "INSERT INTO account_time_zone (account_id, valid_from, time_zone) VALUES (?, ?, ?)"
  case deleteTimeZones = "DELETE FROM account_time_zone WHERE account_id = ?"
}
