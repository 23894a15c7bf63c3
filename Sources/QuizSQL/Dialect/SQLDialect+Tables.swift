/// Types and options for CREATE TABLE.
extension SQLDialect {
  var integer: String { choose(sqlite: "INTEGER", mariaDB: "BIGINT") }

  /// A primary key that the database assigns in ascending order.
  var serial: String { choose(sqlite: "INTEGER PRIMARY KEY", mariaDB: "BIGINT AUTO_INCREMENT PRIMARY KEY") }

  /// A primary key like ``serial`` whose numbers are never reused, even after their rows are deleted.
  var serialNeverReused: String {
    choose(sqlite: "INTEGER PRIMARY KEY AUTOINCREMENT", mariaDB: "BIGINT AUTO_INCREMENT PRIMARY KEY")
  }

  /// - Parameter length: the most characters that it will ever have. SQLite keeps any number.
  func text(_ length: Int) -> String { choose(sqlite: "TEXT", mariaDB: "VARCHAR(\(length))") }

  /// A text that is too long to be a key.
  var longText: String { choose(sqlite: "TEXT", mariaDB: "LONGTEXT") }

  /// - Parameter length: the most bytes that it will ever have. SQLite keeps any number.
  func blob(_ length: Int) -> String { choose(sqlite: "BLOB", mariaDB: "VARBINARY(\(length))") }

  var longBlob: String { choose(sqlite: "BLOB", mariaDB: "LONGBLOB") }

  /// What ends a table whose rows lie in the order of their coming.
  var tableOptions: String { choose(sqlite: " STRICT", mariaDB: Self.comparingBytes) }

  /// What ends a table whose rows lie in the order of its primary key.
  var clusteredTableOptions: String { choose(sqlite: " STRICT, WITHOUT ROWID", mariaDB: Self.comparingBytes) }

  /// Texts are equal where their bytes are, trailing blanks included. What counts as the same name, Parlour decides.
  private static let comparingBytes = " ENGINE = InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin"

  /// How many characters a text has.
  func length(_ text: String) -> String { choose(sqlite: "length(\(text))", mariaDB: "char_length(\(text))") }

  /// How many entries a JSON list has.
  func jsonArrayLength(_ list: String) -> String {
    choose(sqlite: "json_array_length(\(list))", mariaDB: "json_length(\(list))")
  }

  /// Whether both are equal or both NULL.
  func nullSafeEqual(_ one: String, _ other: String) -> String {
    choose(sqlite: "\(one) IS \(other)", mariaDB: "\(one) <=> \(other)")
  }

  /// A column that an index needs where there are no partial ones, with the comma before it.
  func generatedColumn(_ name: String, as value: String) -> String {
    choose(sqlite: "", mariaDB: ",\n  \(name) BIGINT AS (\(value)) STORED")
  }

  /// A column that spreads a counter over 16 rows, as the last column of the primary key. Transactions that count at the
  /// same time then rarely wait for each other, or collide on different nodes of a cluster; readers add the rows up.
  /// SQLite has one writer at a time and one row. (Migration 11 renames `lane` to `shard`.)
  var shardColumn: String { choose(sqlite: "", mariaDB: "lane TINYINT NOT NULL DEFAULT (floor(rand() * 16)),\n  ") }

  /// A primary key that ends with ``shardColumn``.
  func shardedPrimaryKey(_ columns: String) -> String {
    choose(sqlite: "PRIMARY KEY (\(columns))", mariaDB: "PRIMARY KEY (\(columns), lane)")
  }

  /// An index over the rows that match a condition.
  ///
  /// - Parameter unconditional: what MariaDB indexes instead, which has no partial indexes. With a unique one, NULL in any
  ///   column stands for a row that doesn't match.
  func index(
    _ name: String, on table: String, _ columns: String, where condition: String, unconditional: String,
    isUnique: Bool = false
  ) -> String {
    let create = isUnique ? "CREATE UNIQUE INDEX" : "CREATE INDEX"
    return choose(
      sqlite: "\(create) \(name) ON \(table) (\(columns)) WHERE \(condition)",
      mariaDB: "\(create) \(name) ON \(table) (\(unconditional))")
  }

  /// The statement of a migration in a form that can be repeated. MariaDB commits each statement by itself, so a migration
  /// that was interrupted is run again from its beginning.
  public func idempotent(_ statement: String) -> String {
    let words = [
      ("CREATE TABLE ", "CREATE TABLE IF NOT EXISTS "), ("CREATE INDEX ", "CREATE INDEX IF NOT EXISTS "),
      ("CREATE UNIQUE INDEX ", "CREATE UNIQUE INDEX IF NOT EXISTS "),
      ("CREATE TRIGGER ", "CREATE OR REPLACE TRIGGER "), ("CREATE VIEW ", "CREATE OR REPLACE VIEW "),
    ]
    for (once, again) in words where statement.hasPrefix(once) { return again + statement.dropFirst(once.count) }
    return statement
  }
}
