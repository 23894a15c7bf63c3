/// A connection to a database, inside a transaction or for reading only. It runs one statement after the other, on one
/// thread at a time.
public protocol SQLConnection {
  var dialect: SQLDialect { get }

  /// Runs a statement that returns no rows.
  ///
  /// - Parameter sql: prepared once for each connection.
  func run(_ sql: String, _ arguments: SQLArguments) throws

  /// Runs a statement and passes its rows to the closure, until there are no more or the closure returns true.
  ///
  /// - Parameter isEnough: must not run the same statement.
  func rows(_ sql: String, _ arguments: SQLArguments, until isEnough: (SQLRow) throws -> Bool) throws

  /// The number of rows that the last statement inserted, deleted or matched for an update.
  var changesCount: Int { get }

  /// The id that the database gave to the row that was inserted last.
  var lastInsertedRowID: Int64 { get }
}

/// The statements of one subject, as cases of an enumeration. They are written for SQLite; see
/// ``SQLDialect/translate(_:)`` for MariaDB. Tests prepare each of them and check its plan.
public protocol PreparedQuery: RawRepresentable<String>, CaseIterable, Sendable {}

extension SQLConnection {
  /// Runs a statement that returns no rows.
  public func run(_ query: some PreparedQuery, _ arguments: SQLArguments) throws { try run(query.rawValue, arguments) }

  /// The first row that a statement returns.
  ///
  /// - Parameter lock: needed inside a transaction whose changes depend on what is read.
  @inlinable public func first<Value>(
    _ query: some PreparedQuery, _ arguments: SQLArguments, locking lock: RowLock? = nil,
    _ decode: (SQLRow) throws -> Value
  ) throws -> Value? {
    var value: Value?
    try rows(dialect.locking(lock, query.rawValue), arguments) { row in
      value = try decode(row)
      return true
    }
    return value
  }

  /// Locks rows against changes by other transactions until this one ends. SQLite has one writer and needs no locks.
  public func lockRows(_ query: some PreparedQuery, _ arguments: SQLArguments) throws {
    guard dialect == .mariaDB else { return }
    try rows(dialect.locking(.exclusive, query.rawValue), arguments) { _ in false }
  }

  /// Writes a row that every conflicting transaction writes too, so that they run one after the other, on all nodes of
  /// a cluster. SQLite has one writer and needs none.
  public func acquireMutex(_ query: some PreparedQuery, _ arguments: SQLArguments) throws {
    guard dialect == .mariaDB else { return }
    try run(query, arguments)
  }

  /// Every row that a statement returns.
  ///
  /// - Parameter decode: must not run the same statement.
  @inlinable public func all<Value>(
    _ query: some PreparedQuery, _ arguments: SQLArguments, _ decode: (SQLRow) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    try rows(query.rawValue, arguments) { row in
      values.append(try decode(row))
      return false
    }
    return values
  }
}
