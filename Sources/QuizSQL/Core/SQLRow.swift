internal import QuizService

/// A row that a statement returned. It is valid only until the closure that received it returns.
public protocol SQLRow {
  /// - Parameter column: counts from 0.
  func value(at column: Int) -> SQLValue

  /// The names of the columns, in their order. They are read once for each prepared statement.
  var columnNames: [String] { get }
}

extension SQLRow {
  /// The value of a column.
  ///
  /// - Throws: ``StoreError/damaged(detail:)`` if there is no such column, or its value has another type.
  public subscript<Value: SQLReadable>(column: String) -> Value {
    get throws {
      guard let index = columnNames.firstIndex(of: column) else {
        throw StoreError.damaged(detail: "the statement has no column \(column)")
      }
      guard let value = Value(value(at: index)) else {
        throw StoreError.damaged(detail: "the column \(column) holds something else than \(Value.self)")
      }
      return value
    }
  }

  /// The value of a column by its position, for statements that return one value.
  ///
  /// - Throws: ``StoreError/damaged(detail:)`` if the value has another type.
  public subscript<Value: SQLReadable>(column: Int) -> Value {
    get throws {
      guard let value = Value(value(at: column)) else {
        throw StoreError.damaged(detail: "a column holds something else than \(Value.self)")
      }
      return value
    }
  }
}
