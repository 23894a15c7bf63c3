/// Counters that MariaDB spreads over several rows (shards). Transactions that count at the same time then rarely wait
/// for each other, or conflict on different nodes of a cluster. Readers add the rows up. SQLite has one writer at a
/// time and one row.
extension SQLDialect {
  /// The rows of each counter. Released tables have this number in a default, so it never changes.
  package static let shardCount = 16

  /// A column with a random shard, as the last column of the primary key. (Migration 11 renames `lane` to `shard`.)
  var shardColumn: String {
    choose(sqlite: "", mariaDB: "lane TINYINT NOT NULL DEFAULT (floor(rand() * \(Self.shardCount))),\n  ")
  }

  /// A primary key that ends with ``shardColumn``.
  func shardedPrimaryKey(_ columns: String) -> String {
    choose(sqlite: "PRIMARY KEY (\(columns))", mariaDB: "PRIMARY KEY (\(columns), lane)")
  }
}
