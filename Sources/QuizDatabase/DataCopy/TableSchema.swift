/// What a copy must know about a table: its columns, its key, and the tables whose rows must be copied first.
package struct TableSchema: Sendable {
  /// A column that is written. Generated columns aren't listed.
  package struct Column: Hashable, Sendable {
    package enum Kind: Sendable {
      case integer, text, bytes
    }

    package let name: String
    package let kind: Kind
  }

  package let name: String
  /// The columns of the primary key come first.
  package let columns: [Column]
  /// How many of the columns make up the primary key.
  package let keyLength: Int
  /// The tables to which its foreign keys refer.
  package let parents: [String]
  /// Whether the last column is a count that ``SQLDialect`` may spread over several rows with the same key.
  package let isSharded: Bool
  /// Whether ids are never reused, even after their rows are deleted.
  package let neverReusesIDs: Bool
  /// Whether a row can have some megabytes, as with pictures.
  package let hasLargeRows: Bool

  init(
    _ name: String, key: [Column], _ rest: [Column], parents: [String] = [], isSharded: Bool = false,
    neverReusesIDs: Bool = false, hasLargeRows: Bool = false
  ) {
    self.name = name
    self.parents = parents
    columns = key + rest
    keyLength = key.count
    self.isSharded = isSharded
    self.neverReusesIDs = neverReusesIDs
    self.hasLargeRows = hasLargeRows
  }

  /// The columns of the primary key.
  package var key: ArraySlice<Column> { columns.prefix(keyLength) }

  /// The key of a row.
  func key(of row: [SQLValue]) -> [SQLValue] { Array(row.prefix(keyLength)) }
}

extension [TableSchema.Column] {
  static func integers(_ names: String...) -> Self { names.map { .init(name: $0, kind: .integer) } }
  static func texts(_ names: String...) -> Self { names.map { .init(name: $0, kind: .text) } }
  static func bytes(_ names: String...) -> Self { names.map { .init(name: $0, kind: .bytes) } }
}
