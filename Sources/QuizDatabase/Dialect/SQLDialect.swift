/// The database that a statement is written for, and how its SQL differs from the other one’s.
public enum SQLDialect: Sendable, CaseIterable {
  case sqlite
  /// MariaDB from 10.11 on, with `ANSI_QUOTES` and `PIPES_AS_CONCAT`.
  case mariaDB

  func choose<Value>(sqlite: Value, mariaDB: Value) -> Value {
    switch self {
    case .sqlite: sqlite
    case .mariaDB: mariaDB
    }
  }
}
