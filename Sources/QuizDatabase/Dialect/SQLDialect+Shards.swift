/// Counters that MariaDB spreads over several rows (shards). Transactions that count at the same time then rarely wait
/// for each other, or conflict on different nodes of a cluster. Readers add the rows up. SQLite has one writer at a
/// time and one row.
extension SQLDialect {
  /// The rows of each counter. Released tables have this number in a default, so it never changes.
  static let shardCount = 16

  /// A column with a random shard, as the last column of the primary key. (Migration 11 renames `lane` to `shard`.)
  var shardColumn: String {
    choose(sqlite: "", mariaDB: "lane TINYINT NOT NULL DEFAULT (floor(rand() * \(Self.shardCount))),\n  ")
  }

  /// A primary key that ends with ``shardColumn``.
  func shardedPrimaryKey(_ columns: String) -> String {
    choose(sqlite: "PRIMARY KEY (\(columns))", mariaDB: "PRIMARY KEY (\(columns), lane)")
  }

  /// Statements that write every shard of an item's counter and leave the counts as they were: they add one to each,
  /// also to those that have no row yet, and subtract it again. So a transaction that counts on the item at the same
  /// time waits for this one on the same node; of two on different nodes one is undone. Their argument is the item's
  /// id. SQLite needs none.
  public func rewriteAllShards(of counter: ItemCounter) -> [String] {
    guard self == .mariaDB else { return [] }
    let (table, count) = (counter.table, counter.countColumn)
    let rows = counter.leadingValues.flatMap { values in
      (0..<Self.shardCount).map { "(\(values), \($0), 1)" }
    }
    return [
      """
      INSERT INTO \(table) (\(counter.leadingColumns), shard, \(count)) VALUES \(rows.joined(separator: ", "))
      ON CONFLICT (\(counter.leadingColumns)) DO UPDATE SET \(count) = \(count) + 1
      """,
      "DELETE FROM \(table) WHERE item_id = ?1 AND \(count) = 1",
      "UPDATE \(table) SET \(count) = \(count) - 1 WHERE item_id = ?1",
    ]
  }
}

/// What is counted of an item.
public enum ItemCounter: Sendable {
  /// Every start of a round adds one.
  case starts
  /// Every round that ends adds one, also without an answer.
  case answers

  fileprivate var table: String {
    switch self {
    case .starts: "item_start"
    case .answers: "item_answer_count"
    }
  }

  fileprivate var countColumn: String {
    switch self {
    case .starts: "start_count"
    case .answers: "round_count"
    }
  }

  /// The columns of the primary key before the shard.
  fileprivate var leadingColumns: String {
    switch self {
    case .starts: "item_id"
    case .answers: "item_id, chosen_option"
    }
  }

  /// All values of ``leadingColumns`` for one item. Option -1 stands for no answer.
  fileprivate var leadingValues: [String] {
    switch self {
    case .starts: ["?1"]
    case .answers: (-1...3).map { "?1, \($0)" }
    }
  }
}
