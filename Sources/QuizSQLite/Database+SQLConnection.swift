public import GRDB
public import QuizDatabase

extension Database: SQLConnection {
  public var dialect: SQLDialect { .sqlite }

  public func run(_ sql: String, _ arguments: SQLArguments) throws {
    try cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments))
  }

  public func rows(_ sql: String, _ arguments: SQLArguments, until isEnough: (SQLRow) throws -> Bool) throws {
    let statement = try cachedStatement(sql: sql)
    let rows = try Row.fetchCursor(statement, arguments: StatementArguments(arguments))
    let handle = statement.sqliteStatement
    let names = statement.columnNames
    let row = SQLRow(columnNames: names) { SQLValue(DatabaseValue(sqliteStatement: handle, index: CInt($0))) }
    // A row loses its values when its cursor is released.
    try withExtendedLifetime(rows) {
      while try rows.next() != nil { if try isEnough(row) { return } }
    }
  }
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
