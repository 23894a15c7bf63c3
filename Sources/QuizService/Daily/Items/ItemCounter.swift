internal import QuizDatabase

/// What is counted of an item.
enum ItemCounter {
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

extension SQLDialect {
  /// Statements that write every shard of an item's counter and leave the counts as they were: they add one to each,
  /// including those that have no row yet, and subtract it again. So a transaction that counts on the item at the same
  /// time waits for this one if it runs on the same node. If it runs on another node, one of the two is undone. Their
  /// argument is the item's id. SQLite needs none.
  func rewriteAllShards(of counter: ItemCounter) -> [String] {
    guard self == .mariaDB else { return [] }
    let table = counter.table
    let count = counter.countColumn
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
