public import GRDB
public import QuizSQL

extension Database: SQLConnection {
  public var dialect: SQLDialect { .sqlite }

  public func run(_ sql: String, _ arguments: SQLArguments) throws {
    try cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments))
  }

  public func rows(_ sql: String, _ arguments: SQLArguments, until isEnough: (any SQLRow) throws -> Bool) throws {
    let statement = try cachedStatement(sql: sql)
    let rows = try Row.fetchCursor(statement, arguments: StatementArguments(arguments))
    let names = statement.columnNames
    // A row loses its values when its cursor is released.
    try withExtendedLifetime(rows) {
      while let row = try rows.next() { if try isEnough(SQLiteRow(row: row, columnNames: names)) { return } }
    }
  }

}

/// A row that SQLite returned.
private struct SQLiteRow: SQLRow {
  let row: Row
  let columnNames: [String]

  func value(at column: Int) -> SQLValue {
    switch (row[column] as DatabaseValue).storage {
    case .null: .null
    case .int64(let number): .integer(number)
    case .double(let number): .real(number)
    case .string(let text): .text(text)
    case .blob(let bytes): .blob(bytes)
    }
  }
}

extension StatementArguments {
  fileprivate init(_ arguments: SQLArguments) { self.init(arguments.values.map(\.databaseValue)) }
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
