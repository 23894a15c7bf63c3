public import Foundation

/// The value of one column of one row.
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

/// A type that can be written to a column.
public protocol SQLWritable: Sendable {
  var sqlValue: SQLValue { get }
}

extension Int64: SQLWritable {
  @inlinable public var sqlValue: SQLValue { .integer(self) }
}

extension Int: SQLWritable {
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }
}

extension Bool: SQLWritable {
  @inlinable public var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}

extension Double: SQLWritable {
  @inlinable public var sqlValue: SQLValue { .real(self) }
}

extension String: SQLWritable {
  @inlinable public var sqlValue: SQLValue { .text(self) }
}

extension Data: SQLWritable {
  @inlinable public var sqlValue: SQLValue { .blob(self) }
}
