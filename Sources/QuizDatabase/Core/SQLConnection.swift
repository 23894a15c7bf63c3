/// A connection to a database. It runs one statement after the other, on one thread at a time.
public protocol SQLConnection: SQLReader {
  /// Runs a statement that returns no rows.
  ///
  /// - Parameter sql: prepared once for each connection.
  func run(_ sql: String, _ arguments: SQLArguments) throws

  /// The number of rows that the last statement inserted, deleted or matched for an update.
  var changesCount: Int { get }

  /// The id that the database gave to the row that was inserted last.
  var lastInsertedRowID: Int64 { get }
}

extension SQLConnection {
  /// Runs a statement that returns no rows.
  public func run(_ statement: some SQLStatement, _ arguments: SQLArguments) throws {
    try run(statement.rawValue, arguments)
  }

  /// Locks rows against changes by other transactions until this one ends. SQLite has one writer and needs no locks.
  public func lockRows(_ statement: some SQLStatement, _ arguments: SQLArguments) throws {
    guard dialect == .mariaDB else { return }
    try rows(dialect.locking(.exclusive, statement.rawValue), arguments) { _ in false }
  }

  /// Writes a row that every conflicting transaction writes too, so that they run one after the other, on all nodes of
  /// a cluster. SQLite has one writer and needs none.
  public func acquireMutex(_ statement: some SQLStatement, _ arguments: SQLArguments) throws {
    guard dialect == .mariaDB else { return }
    try run(statement, arguments)
  }
}
