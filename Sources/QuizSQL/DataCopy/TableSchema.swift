/// A table as somebody sees it who copies everything: what its rows have, by what they are known, and what must be there
/// before them.
public struct TableSchema: Sendable {
  /// A column that is written; what the database works out by itself is none.
  public struct Column: Hashable, Sendable {
    public enum Kind: Sendable {
      case integer, text, bytes
    }

    public let name: String
    public let kind: Kind
  }

  public let name: String
  /// The primary key's come first.
  public let columns: [Column]
  /// How many of the columns make up the primary key.
  public let keyLength: Int
  /// The tables that its rows refer to.
  public let parents: [String]
  /// The last column is a count that ``SQLDialect`` may have spread over several rows of the same key.
  public let isSharded: Bool
  /// Its numbers are never given again, also when their rows are gone.
  public let neverReusesIDs: Bool
  /// A row may have some megabytes.
  public let hasLargeRows: Bool

  init(
    _ name: String, key: [Column], _ rest: [Column], parents: [String] = [], isSpread: Bool = false,
    isNumberedForEver: Bool = false, isHeavy: Bool = false
  ) {
    (self.name, self.parents, columns, keyLength) = (name, parents, key + rest, key.count)
    (self.isSharded, self.neverReusesIDs, self.hasLargeRows) = (isSpread, isNumberedForEver, isHeavy)
  }

  public var key: ArraySlice<Column> { columns.prefix(keyLength) }

  /// What a row is known by.
  func key(of row: [SQLValue]) -> [SQLValue] { Array(row.prefix(keyLength)) }
}

extension [TableSchema.Column] {
  static func integers(_ names: String...) -> Self { names.map { .init(name: $0, kind: .integer) } }
  static func texts(_ names: String...) -> Self { names.map { .init(name: $0, kind: .text) } }
  static func bytes(_ names: String...) -> Self { names.map { .init(name: $0, kind: .bytes) } }
}
