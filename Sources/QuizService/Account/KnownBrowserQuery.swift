internal import QuizDatabase

/// Statements about known browsers, which the table `device` has.
enum KnownBrowserQuery: String, PreparedQuery {
  case knownBrowsersOfAccount =
    "SELECT token_digest, created_at, last_sign_in_at FROM device WHERE account_id = ? ORDER BY last_sign_in_at DESC, token_digest DESC"
  case knownBrowserExists = "SELECT 1 FROM device WHERE token_digest = ?"
  case saveKnownBrowser = """
    INSERT INTO device (token_digest, account_id, created_at, last_sign_in_at) VALUES (?1, ?2, ?3, ?3)
    ON CONFLICT (token_digest) DO UPDATE SET last_sign_in_at = ?3
    """
  case deleteKnownBrowser = "DELETE FROM device WHERE token_digest = ?"
}
