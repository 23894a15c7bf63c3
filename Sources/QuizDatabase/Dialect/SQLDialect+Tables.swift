/// Types and options for CREATE TABLE.
extension SQLDialect {
  var integer: String { choose(sqlite: "INTEGER", mariaDB: "BIGINT") }

  /// A primary key that the database assigns in ascending order.
  var serial: String { choose(sqlite: "INTEGER PRIMARY KEY", mariaDB: "BIGINT AUTO_INCREMENT PRIMARY KEY") }

  /// A primary key like ``serial`` whose numbers are never reused, even after their rows are deleted.
  var serialNeverReused: String {
    choose(sqlite: "INTEGER PRIMARY KEY AUTOINCREMENT", mariaDB: "BIGINT AUTO_INCREMENT PRIMARY KEY")
  }

  /// A text column. SQLite stores texts of any length.
  ///
  /// - Parameter length: the most characters that a value can have.
  func text(_ length: Int) -> String { choose(sqlite: "TEXT", mariaDB: "VARCHAR(\(length))") }

  /// A text column that is too long for a key.
  var longText: String { choose(sqlite: "TEXT", mariaDB: "LONGTEXT") }

  /// A column for bytes. SQLite stores any number.
  ///
  /// - Parameter length: the most bytes that a value can have.
  func blob(_ length: Int) -> String { choose(sqlite: "BLOB", mariaDB: "VARBINARY(\(length))") }

  var longBlob: String { choose(sqlite: "BLOB", mariaDB: "LONGBLOB") }

  /// The options of a table that stores its rows in the order of insertion.
  var tableOptions: String { choose(sqlite: " STRICT", mariaDB: Self.comparingBytes) }

  /// The options of a table that stores its rows in the order of its primary key.
  var clusteredTableOptions: String { choose(sqlite: " STRICT, WITHOUT ROWID", mariaDB: Self.comparingBytes) }

  /// Texts are equal only if their bytes are equal, trailing blanks included. Parlour itself decides which names count
  /// as equal.
  private static let comparingBytes = " ENGINE = InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin"

  /// The number of characters of a text.
  func length(_ text: String) -> String { choose(sqlite: "length(\(text))", mariaDB: "char_length(\(text))") }

  /// The number of elements of a JSON array.
  func jsonArrayLength(_ list: String) -> String {
    choose(sqlite: "json_array_length(\(list))", mariaDB: "json_length(\(list))")
  }

  /// Whether both values are equal or both are NULL.
  func nullSafeEqual(_ one: String, _ other: String) -> String {
    choose(sqlite: "\(one) IS \(other)", mariaDB: "\(one) <=> \(other)")
  }

  /// A generated column for an index, in a database without partial indexes. The comma before it is included.
  func generatedColumn(_ name: String, as value: String) -> String {
    choose(sqlite: "", mariaDB: ",\n  \(name) BIGINT AS (\(value)) STORED")
  }

  /// An index over the rows that match a condition.
  ///
  /// - Parameter unconditional: the columns that MariaDB indexes instead, because it has no partial indexes. In a
  ///   unique index, a row that doesn't match the condition must have NULL in one of these columns.
  func index(
    _ name: String, on table: String, _ columns: String, where condition: String, unconditional: String,
    isUnique: Bool = false
  ) -> String {
    let create = isUnique ? "CREATE UNIQUE INDEX" : "CREATE INDEX"
    return choose(
      sqlite: "\(create) \(name) ON \(table) (\(columns)) WHERE \(condition)",
      mariaDB: "\(create) \(name) ON \(table) (\(unconditional))")
  }

  /// Returns the statement of a migration in a form that can be repeated. MariaDB commits each statement separately, so
  /// an interrupted migration is run again from its beginning.
  package func idempotent(_ statement: String) -> String {
    let words = [
      ("CREATE TABLE ", "CREATE TABLE IF NOT EXISTS "), ("CREATE INDEX ", "CREATE INDEX IF NOT EXISTS "),
      ("CREATE UNIQUE INDEX ", "CREATE UNIQUE INDEX IF NOT EXISTS "),
      ("CREATE TRIGGER ", "CREATE OR REPLACE TRIGGER "), ("CREATE VIEW ", "CREATE OR REPLACE VIEW "),
    ]
    for (once, again) in words where statement.hasPrefix(once) { return again + statement.dropFirst(once.count) }
    return statement
  }
}
