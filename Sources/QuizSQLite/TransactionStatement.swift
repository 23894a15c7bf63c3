internal import GRDB
internal import QuizDatabase

/// Statements that control transactions.
enum TransactionStatement: String, SQLStatement {
  case begin = "BEGIN IMMEDIATE"
  case beginReading = "BEGIN DEFERRED"
  case commit = "COMMIT"
  case rollback = "ROLLBACK"
  case savepoint = "SAVEPOINT one"
  case release = "RELEASE one"
  case rollbackToSavepoint = "ROLLBACK TO one"
}

extension Database {
  func statement(_ statement: TransactionStatement) throws -> Statement { try cachedStatement(sql: statement.rawValue) }
}
