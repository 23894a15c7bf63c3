internal import QuizDatabase

/// Statements about the server secret.
enum ServerSecretQuery: String, PreparedQuery {
  case secret = "SELECT bytes FROM server_secret WHERE id = 1"
  case addSecret = "INSERT INTO server_secret (id, bytes) VALUES (1, ?) ON CONFLICT (id) DO NOTHING"
}
