/// The values for the question marks of a statement, in their order.
public struct SQLArguments: ExpressibleByArrayLiteral, Sendable {
  public let values: [SQLValue]

  public init(_ values: [SQLValue]) { self.values = values }

  public init(arrayLiteral elements: (any SQLWritable)?...) {
    values = elements.map { $0?.sqlValue ?? .null }
  }

  public static func + (first: SQLArguments, second: SQLArguments) -> SQLArguments {
    SQLArguments(first.values + second.values)
  }
}
