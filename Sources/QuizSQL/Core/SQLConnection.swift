/// A connection to a database, inside of a transaction or only to read, as those who know the tables see it: one statement
/// after the other, on one thread at a time.
public protocol SQLConnection {
  var dialect: SQLDialect { get }

  /// Runs a statement that returns no rows.
  ///
  /// - Parameter sql: prepared once for each connection.
  func run(_ sql: String, _ arguments: SQLArguments) throws

  /// Runs a statement and shows its rows, until there are no more or the closure says that it has enough.
  ///
  /// - Parameter isEnough: must not run the same statement.
  func rows(_ sql: String, _ arguments: SQLArguments, until isEnough: (any SQLRow) throws -> Bool) throws

  /// How many rows the last statement inserted, deleted or matched in order to change them.
  var changesCount: Int { get }

  /// The number that the database gave to the row that was inserted last.
  var lastInsertedRowID: Int64 { get }
}

/// Statements that the store runs while it serves.
public protocol PreparedQuery: RawRepresentable<String>, CaseIterable, Sendable {}

extension SQLConnection {
  /// Runs a statement that returns no rows.
  func run(_ query: some PreparedQuery, _ arguments: SQLArguments) throws { try run(query.rawValue, arguments) }

  /// Runs a statement that returns no rows.
  func run(_ query: LibraryQuery, _ arguments: SQLArguments) throws { try run(query.rawValue, arguments) }

  /// The first row that a statement returns.
  ///
  /// - Parameter hold: inside of a transaction, where a change follows from what is read.
  func first<Value>(
    _ query: some PreparedQuery, _ arguments: SQLArguments, locking hold: RowLock? = nil,
    _ decode: (any SQLRow) throws -> Value
  ) throws -> Value? {
    var value: Value?
    try rows(dialect.locking(hold, query.rawValue), arguments) { row in
      value = try decode(row)
      return true
    }
    return value
  }

  /// Keeps others from changing rows until the transaction ends, where they could.
  func lockRows(_ query: some PreparedQuery, _ arguments: SQLArguments) throws {
    guard dialect == .mariaDB else { return }
    try rows(dialect.locking(.exclusive, query.rawValue), arguments) { _ in false }
  }

  /// Writes a row that others write too who would be in the way, on whatever node, where there are others.
  func acquireMutex(_ query: some PreparedQuery, _ arguments: SQLArguments) throws {
    guard dialect == .mariaDB else { return }
    try run(query, arguments)
  }

  /// Every row that a statement returns.
  ///
  /// - Parameter decode: must not run the same statement.
  func all<Value>(
    _ query: some PreparedQuery, _ arguments: SQLArguments, _ decode: (any SQLRow) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    try rows(query.rawValue, arguments) { row in
      values.append(try decode(row))
      return false
    }
    return values
  }
}
