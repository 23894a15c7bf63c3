public import GRDB
public import QuizDatabase

extension Database: SQLConnection {
  public var dialect: SQLDialect { .sqlite }

  public func run(_ sql: String, _ arguments: SQLArguments) throws {
    try cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments))
  }

  public func rows(_ sql: String, _ arguments: SQLArguments, until isEnough: (SQLRow) throws -> Bool) throws {
    let statement = try cachedStatement(sql: sql)
    let rows = try UndecodedRow.fetchCursor(statement, arguments: StatementArguments(arguments))
    let handle = statement.sqliteStatement
    let names = statement.columnNames
    let row = SQLRow(columnNames: names) { SQLValue(DatabaseValue(sqliteStatement: handle, index: CInt($0))) }
    // A row loses its values when its cursor is released.
    try withExtendedLifetime(rows) {
      while try rows.next() != nil { if try isEnough(row) { return } }
    }
  }
}

/// Decodes nothing, because ``Database/rows(_:_:until:)`` reads the columns from the statement. GRDB's own row would
/// collect the columns' names at each execution.
private struct UndecodedRow: DatabaseValueConvertible, StatementColumnConvertible {
  var databaseValue: DatabaseValue { .null }

  init() {}

  init?(sqliteStatement: SQLiteStatement, index: CInt) {}

  static func fromStatement(_: SQLiteStatement, atUncheckedIndex _: CInt) -> UndecodedRow? { UndecodedRow() }

  static func fromDatabaseValue(_: DatabaseValue) -> UndecodedRow? { UndecodedRow() }
}

extension SQLValue {
  fileprivate init(_ value: DatabaseValue) {
    switch value.storage {
    case .null: self = .null
    case .int64(let number): self = .integer(number)
    case .double(let number): self = .real(number)
    case .string(let text): self = .text(text)
    case .blob(let bytes): self = .blob(bytes)
    }
  }
}

extension StatementArguments {
  fileprivate init(_ arguments: SQLArguments) {
    guard arguments.names.isEmpty else {
      self.init(zip(arguments.names, arguments.values.map { $0.databaseValue as (any DatabaseValueConvertible)? }))
      return
    }
    // For values of one type, GRDB's initializer reads each through a key path, which takes longer than all the rest.
    self.init(arguments.values.map { $0.databaseValue as (any DatabaseValueConvertible)? })
  }
}

extension SQLValue {
  fileprivate var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let text): text.databaseValue
    case .blob(let bytes): bytes.databaseValue
    }
  }
}
