/// A connection to a database, as far as it can read: a ``Transaction``, or a ``ReadConnection``.
public protocol SQLReader: SendableMetatype {
  var dialect: SQLDialect { get }

  /// Runs a statement and passes its rows to the closure, until there are no more or the closure returns true.
  ///
  /// - Parameters:
  ///   - sql: prepared once for each connection.
  ///   - isEnough: must not run the same statement.
  func rows(_ sql: String, _ arguments: SQLArguments, until isEnough: (SQLRow) throws -> Bool) throws
}

extension SQLReader {
  /// The first row that a statement returns.
  ///
  /// - Parameter lock: needed inside a transaction whose changes depend on what is read.
  @inlinable public func first<Value>(
    _ statement: some SQLStatement, _ arguments: SQLArguments, locking lock: RowLock? = nil,
    _ decode: (SQLRow) throws -> Value
  ) throws -> Value? {
    var value: Value?
    try rows(dialect.locking(lock, statement.rawValue), arguments) { row in
      value = try decode(row)
      return true
    }
    return value
  }

  /// Whether a statement returns a row.
  @inlinable public func exists(_ statement: some SQLStatement, _ arguments: SQLArguments) throws -> Bool {
    var exists = false
    try rows(statement.rawValue, arguments) { _ in
      exists = true
      return true
    }
    return exists
  }

  /// Every row that a statement returns.
  ///
  /// - Parameter decode: must not run the same statement.
  @inlinable public func all<Value>(
    _ statement: some SQLStatement, _ arguments: SQLArguments, _ decode: (SQLRow) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    try rows(statement.rawValue, arguments) { row in
      values.append(try decode(row))
      return false
    }
    return values
  }
}
