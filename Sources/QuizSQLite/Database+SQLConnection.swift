internal import Foundation
public import GRDB
internal import GRDBSQLite
public import QuizDatabase
internal import StoreStatus

extension Database: SQLConnection {
  public var dialect: SQLDialect { .sqlite }

  public func run(_ sql: String, _ arguments: SQLArguments) throws {
    let statement = try cachedStatement(sql: sql)
    // Lets GRDB run it without arguments of its own.
    statement.setUncheckedArguments(StatementArguments())
    try statement.withArguments(arguments) { try statement.execute() }
  }

  public func rows(_ sql: String, _ arguments: SQLArguments, until isEnough: (SQLRow) throws -> Bool) throws {
    let statement = try cachedStatement(sql: sql)
    let handle = statement.sqliteStatement
    try statement.withArguments(arguments) {
      let row = SQLRow(columnNames: statement.columnNames) { SQLValue(columnOf: handle, at: CInt($0)) }
      while true {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: if try isEnough(row) { return }
        case SQLITE_DONE: return
        default: throw DatabaseError(resultCode: lastErrorCode, message: lastErrorMessage, sql: sql)
        }
      }
    }
  }
}

// The values of statements go through the C interface, in both directions, and so do the steps of statements that
// return rows. GRDB makes a value of its own of each, looks for each named argument in a dictionary, and makes a cursor
// for each execution. The arguments alone were 8 % of the instructions of a round's start. GRDB also ends the read of a
// cancelled task between two statements; here it ends with a statement that is interrupted while it runs.
extension Statement {
  /// Runs `body` while the statement has these arguments, and resets it afterwards.
  ///
  /// - Throws: `.damaged` if the statement has other parameters; what `body` throws.
  fileprivate func withArguments(_ arguments: SQLArguments, _ body: () throws -> Void) throws {
    guard Int(sqlite3_bind_parameter_count(sqliteStatement)) == arguments.values.count else {
      throw StoreError.damaged(detail: "a statement has other parameters than the \(arguments.values.count) values")
    }
    // An open statement would keep its transaction open, and one that isn't reset takes no other values. A statement
    // that is kept must not keep a picture.
    defer {
      sqlite3_reset(sqliteStatement)
      sqlite3_clear_bindings(sqliteStatement)
    }
    for (offset, value) in arguments.values.enumerated() {
      let index =
        arguments.names.isEmpty
        ? CInt(offset + 1) : sqlite3_bind_parameter_index(sqliteStatement, ":" + arguments.names[offset])
      guard index > 0 else {
        throw StoreError.damaged(detail: "a statement has no parameter \(arguments.names[offset])")
      }
      let code = value.bind(to: sqliteStatement, at: index)
      guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
    try body()
  }
}

extension SQLValue {
  /// - Parameter index: of a column that the statement has.
  fileprivate init(columnOf statement: SQLiteStatement, at index: CInt) {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, index))
    case SQLITE_TEXT:
      guard let text = sqlite3_column_text(statement, index) else { preconditionFailure("SQLite has no memory") }
      self = .text(String(cString: text))
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, index))
      self = .blob(sqlite3_column_blob(statement, index).map { Data(bytes: $0, count: count) } ?? Data())
    default: self = .null
    }
  }

  /// Binds the value to a parameter.
  ///
  /// - Parameter index: from 1.
  /// - Returns: SQLite's code.
  fileprivate func bind(to statement: SQLiteStatement, at index: CInt) -> CInt {
    switch self {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, number)
    case .real(let number): sqlite3_bind_double(statement, index, number)
    case .text(let text): text.bind(to: statement, at: index)
    case .blob(let bytes): bytes.bind(to: statement, at: index)
    }
  }
}
