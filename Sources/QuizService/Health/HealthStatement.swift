internal import QuizDatabase

/// Statements that test whether the database can be read and written.
enum HealthStatement: String, SQLStatement {
  case ping = "SELECT count(*) FROM (SELECT 1 FROM play LIMIT 1) AS beginning"
  // No language tag is empty, so this row conflicts with no real one.
  case insertProbe = "INSERT INTO bank_mutex (game, difficulty, mutex_counter) VALUES ('', 'probe', 1)"
  case deleteProbe = "DELETE FROM bank_mutex WHERE game = '' AND difficulty = 'probe'"
}
