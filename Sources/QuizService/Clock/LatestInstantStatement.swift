internal import QuizDatabase

/// Statements about the latest instant that any server of this house has seen.
enum LatestInstantStatement: String, SQLStatement {
  case latest = "SELECT latest_at, reset_count FROM server_clock WHERE id = 1"
  case insertInitial =
    "INSERT INTO server_clock (id, latest_at, reset_count) VALUES (1, ?, 0) ON CONFLICT (id) DO NOTHING"
  case advance = "UPDATE server_clock SET latest_at = ?1 WHERE id = 1 AND latest_at < ?1"
  case reset = "UPDATE server_clock SET latest_at = ?, reset_count = reset_count + 1 WHERE id = 1"
  case addReset = "INSERT INTO clock_reset (previous_latest_at, reason, reset_at) VALUES (?, ?, ?)"
  case resets = "SELECT previous_latest_at, reason, reset_at FROM clock_reset ORDER BY id DESC LIMIT ?"
}
