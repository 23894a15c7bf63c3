internal import GRDB
internal import QuizDatabase

/// Statements that control transactions.
enum TransactionQuery: String, PreparedQuery {
  case begin = "BEGIN IMMEDIATE"
  case commit = "COMMIT"
  case rollback = "ROLLBACK"
  case savepoint = "SAVEPOINT one"
  case release = "RELEASE one"
  case rollbackToSavepoint = "ROLLBACK TO one"
}

extension Database {
  func statement(_ query: TransactionQuery) throws -> Statement { try cachedStatement(sql: query.rawValue) }
}
