internal import QuizDatabase

/// Statements about counts of attempts.
enum AttemptStatement: String, SQLStatement {
  case attempts = "SELECT attempt_count, latest_at, expires_at FROM attempt_count WHERE attempt_key = ?"
  case addAttempts =
    "INSERT INTO attempt_count (attempt_key, attempt_count, latest_at, expires_at) VALUES (?1, ?2, ?3, ?4)"
  case updateAttempts =
    "UPDATE attempt_count SET attempt_count = ?2, latest_at = ?3, expires_at = ?4 WHERE attempt_key = ?1"
  case deleteAttempts = "DELETE FROM attempt_count WHERE attempt_key = ?"
  case deleteExpiredAttempts = "DELETE FROM attempt_count WHERE expires_at <= ?"
}
