public import StoreStatus

/// A row that a statement returned. It is valid only until the closure that received it returns.
///
/// A statement returns the same value for each of its rows, and the value reads the row at which the statement is. It
/// is a structure, not a protocol, and its subscripts are inlinable, so that the compiler makes a reader for each type
/// of column.
public struct SQLRow {
  private let columns: Columns
  private let read: (_ column: Int) -> SQLValue

  /// - Parameters:
  ///   - columnNames: the names of the columns, in their order.
  ///   - read: the value of a column of the present row; columns count from 0.
  public init(columnNames: [String], read: @escaping (_ column: Int) -> SQLValue) {
    columns = Columns(names: columnNames)
    self.read = read
  }

  /// - Parameter column: counts from 0.
  public func value(at column: Int) -> SQLValue { read(column) }

  /// The position of a column, counted from 0; nil if there is no such column.
  @usableFromInline func index(of column: String) -> Int? { columns.index(of: column) }

  /// Finds columns by name. Most code reads them in the order of the statement, perhaps not all, so the search begins
  /// behind the column that was found last, and goes on at the first one.
  private final class Columns {
    private let names: [String]
    private var next = 0

    init(names: [String]) { self.names = names }

    func index(of name: String) -> Int? {
      if next < names.count, names[next] == name {
        next += 1
        return next - 1
      }
      guard let index = names[next...].firstIndex(of: name) ?? names[..<next].firstIndex(of: name) else { return nil }
      next = index + 1
      return index
    }
  }
}

extension SQLRow {
  /// The value of a column.
  ///
  /// - Throws: ``StoreError/damaged(detail:)`` if there is no such column, or its value has another type.
  @inlinable public subscript<Value: SQLReadable>(column: String) -> Value {
    get throws {
      guard let index = index(of: column) else {
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
  @inlinable public subscript<Value: SQLReadable>(column: Int) -> Value {
    get throws {
      guard let value = Value(value(at: column)) else {
        throw StoreError.damaged(detail: "a column holds something else than \(Value.self)")
      }
      return value
    }
  }
}
