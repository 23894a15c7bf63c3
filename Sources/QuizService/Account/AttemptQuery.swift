internal import QuizDatabase

/// Statements about counts of attempts.
enum AttemptQuery: String, PreparedQuery {
  case attempts = "SELECT attempt_count, latest_at, expires_at FROM attempt_bucket WHERE bucket = ?"
  case addAttempts = "INSERT INTO attempt_bucket (bucket, attempt_count, latest_at, expires_at) VALUES (?1, ?2, ?3, ?4)"
  case updateAttempts =
    "UPDATE attempt_bucket SET attempt_count = ?2, latest_at = ?3, expires_at = ?4 WHERE bucket = ?1"
  case deleteAttempts = "DELETE FROM attempt_bucket WHERE bucket = ?"
  case deleteExpiredAttempts = "DELETE FROM attempt_bucket WHERE expires_at <= ?"
}
