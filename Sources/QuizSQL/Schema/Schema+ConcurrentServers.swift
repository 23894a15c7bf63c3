extension Schema {
  /// What lets many servers work on the same database at once.
  static func concurrentServers(_ d: SQLDialect) -> [String] {
    [
      // What players were told of a distribution. It has rows of its own, so that telling a batch disturbs no counting.
      """
      CREATE TABLE told (
        quiz \(d.integer) NOT NULL REFERENCES quiz (id),
        outcome \(d.text(255)) NOT NULL, -- as in play
        plays \(d.integer) NOT NULL CHECK (plays >= 1), -- as it was when the last batch was full
        PRIMARY KEY (quiz, outcome)
      )\(d.clusteredTableOptions)
      """,
      // Who changes the urn or the shelf of a language and difficulty counts here first.
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

  /// How many rounds were started on each item. Since then `item.starts` tells only whether there was any: everybody
  /// starts on the same three a day, and would wait for each other at one row.
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

  /// Whoever counts before adding (members of a group, groups of an account) writes here first. A lock would do on one
  /// node; on two of them only what both have written keeps both from being right.
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
