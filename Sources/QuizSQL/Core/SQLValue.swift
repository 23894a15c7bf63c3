public import Foundation

/// What stands in one column of one row, or is put there.
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

/// What can be put into a column.
public protocol SQLWritable: Sendable {
  var sqlValue: SQLValue { get }
}

extension Int64: SQLWritable {
  public var sqlValue: SQLValue { .integer(self) }
}

extension Int: SQLWritable {
  public var sqlValue: SQLValue { .integer(Int64(self)) }
}

extension Bool: SQLWritable {
  public var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}

extension Double: SQLWritable {
  public var sqlValue: SQLValue { .real(self) }
}

extension String: SQLWritable {
  public var sqlValue: SQLValue { .text(self) }
}

extension Data: SQLWritable {
  public var sqlValue: SQLValue { .blob(self) }
}
