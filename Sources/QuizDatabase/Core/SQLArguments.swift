/// The values for the parameters of a statement: for its question marks in their order (`[id, date]`), or for its named
/// parameters (`["item_id": id]` for `:item_id`).
///
/// A statement with more than five values names them, so that its text and the code that runs it can be read without
/// counting. Tests hold this.
public struct SQLArguments: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, Sendable {
  public let values: [SQLValue]
  /// The names of the values, in the same order; empty if the statement has question marks.
  public let names: [String]

  public init(_ values: [SQLValue]) {
    self.values = values
    names = []
  }

  public init(arrayLiteral elements: (any SQLWritable)?...) { self.init(elements.map { $0?.sqlValue ?? .null }) }

  public init(dictionaryLiteral elements: (String, (any SQLWritable)?)...) {
    values = elements.map { $0.1?.sqlValue ?? .null }
    names = elements.map { $0.0 }
  }

  /// - Precondition: both name their values, or neither does.
  public static func + (first: SQLArguments, second: SQLArguments) -> SQLArguments {
    SQLArguments(first: first, second: second)
  }

  private init(first: SQLArguments, second: SQLArguments) {
    precondition(first.names.isEmpty == second.names.isEmpty || first.values.isEmpty || second.values.isEmpty)
    values = first.values + second.values
    names = first.names + second.names
  }
}
