internal import QuizDatabase

/// Statements about the house's secret.
enum HouseSecretStatement: String, SQLStatement {
  case secret = "SELECT bytes FROM house_secret WHERE id = 1"
  case addSecret = "INSERT INTO house_secret (id, bytes) VALUES (1, ?) ON CONFLICT (id) DO NOTHING"
}
