internal import QuizService

/// A row that a statement returned. It is there only until the closure that was given it returns.
public protocol SQLRow {
  /// - Parameter column: counts from 0.
  func value(at column: Int) -> SQLValue
}

extension SQLRow {
  /// - Throws: ``StoreError/damaged(detail:)`` where the column holds something else.
  public subscript<Value: SQLReadable>(column: Int) -> Value {
    get throws {
      guard let value = Value(value(at: column)) else {
        throw StoreError.damaged(detail: "a column holds something else than \(Value.self)")
      }
      return value
    }
  }
}
