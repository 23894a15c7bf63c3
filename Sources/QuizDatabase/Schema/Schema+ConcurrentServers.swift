extension Schema {
  /// Tables that let many servers work on the same database at once. (Migration 11 renames `told` to
  /// `published_distribution` and `bank_turn` to `bank_mutex`.)
  static func concurrentServers(_ d: SQLDialect) -> [String] {
    [
      // The distribution that players are shown. It has its own rows, so that publishing a batch doesn't wait for
      // counting.
      """
      CREATE TABLE told (
        quiz \(d.integer) NOT NULL REFERENCES quiz (id),
        outcome \(d.text(255)) NOT NULL, -- as in play
        plays \(d.integer) NOT NULL CHECK (plays >= 1), -- as it was when the last batch was full
        PRIMARY KEY (quiz, outcome)
      )\(d.clusteredTableOptions)
      """,
      // A transaction that changes the pools of a language and difficulty writes this row first.
      """
      CREATE TABLE bank_turn (
        language \(d.text(64)) NOT NULL,
        difficulty \(d.text(16)) NOT NULL,
        turns \(d.integer) NOT NULL CHECK (turns >= 1),
        PRIMARY KEY (language, difficulty)
      )\(d.clusteredTableOptions)
      """,
    ] + d.choose(sqlite: copyPublishedDistributions, mariaDB: [])
  }

  /// Counts the rounds that were started on each item. From this migration on, `item.starts` says only whether there
  /// was any. Otherwise all players of a day would wait for each other at the same three rows.
  static func starts(_ d: SQLDialect) -> [String] {
    [
      """
      CREATE TABLE item_start (
        item \(d.integer) NOT NULL REFERENCES item (id),
        starts \(d.integer) NOT NULL CHECK (starts >= 1),
        \(d.shardColumn)\(d.shardedPrimaryKey("item"))
      )\(d.clusteredTableOptions)
      """
    ] + d.choose(sqlite: copyStartCounts, mariaDB: [])
  }

  /// A transaction that counts before it adds (members of a group, groups of an account) writes this column first. On a
  /// cluster, row locks work on one node only. Two transactions on different nodes conflict only if both write the same
  /// row.
  static func mutexCounters(_ d: SQLDialect) -> [String] {
    let add = d.choose(sqlite: "ADD COLUMN", mariaDB: "ADD COLUMN IF NOT EXISTS")
    return ["player_group", "account"].map { "ALTER TABLE \($0) \(add) turns \(d.integer) NOT NULL DEFAULT 0" }
  }

  private static let copyStartCounts = [
    "INSERT INTO item_start (item, starts) SELECT id, starts FROM item WHERE starts > 0"
  ]

  private static let copyPublishedDistributions = [
    "INSERT INTO told (quiz, outcome, plays) SELECT quiz, outcome, told FROM distribution WHERE told > 0",
    "ALTER TABLE distribution DROP COLUMN told",
  ]
}
