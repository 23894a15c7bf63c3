internal import QuizDatabase

/// Statements about known browsers.
enum KnownBrowserStatement: String, SQLStatement {
  case knownBrowsersOfAccount = """
    SELECT token_digest, created_at, last_sign_in_at FROM known_browser WHERE account_id = ?
    ORDER BY last_sign_in_at DESC, token_digest DESC
    """
  case knownBrowserExists = "SELECT 1 FROM known_browser WHERE token_digest = ?"
  case saveKnownBrowser = """
    INSERT INTO known_browser (token_digest, account_id, created_at, last_sign_in_at) VALUES (?1, ?2, ?3, ?3)
    ON CONFLICT (token_digest) DO UPDATE SET last_sign_in_at = ?3
    """
  case deleteKnownBrowser = "DELETE FROM known_browser WHERE token_digest = ?"
}
