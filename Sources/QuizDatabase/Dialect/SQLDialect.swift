/// The database that a statement is written for. All differences between the databases are in this folder.
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
