internal import QuizDatabase

/// Statements about devices.
enum DeviceQuery: String, PreparedQuery {
  case devicesOfAccount =
    "SELECT token_digest, created_at, last_sign_in_at FROM device WHERE account_id = ? ORDER BY last_sign_in_at DESC, token_digest DESC"
  case deviceExists = "SELECT 1 FROM device WHERE token_digest = ?"
  case saveDevice = """
    INSERT INTO device (token_digest, account_id, created_at, last_sign_in_at) VALUES (?1, ?2, ?3, ?3)
    ON CONFLICT (token_digest) DO UPDATE SET last_sign_in_at = ?3
    """
  case deleteDevice = "DELETE FROM device WHERE token_digest = ?"
}
