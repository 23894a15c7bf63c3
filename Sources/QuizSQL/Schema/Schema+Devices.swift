extension Schema {
  /// The browsers that have signed in to an account before. They let nobody in; their wrong passwords have a count of
  /// their own.
  static func devices(_ d: SQLDialect) -> [String] {
    [
      """
      CREATE TABLE device (
        digest \(d.blob(32)) NOT NULL PRIMARY KEY CHECK (length(digest) = 32), -- of the browser's token
        account \(d.integer) NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        created \(d.integer) NOT NULL, -- when it signed in first
        used \(d.integer) NOT NULL -- when it signed in last
      )\(d.clusteredTableOptions)
      """,
      "CREATE INDEX device_by_account ON device (account, used)",
    ]
  }
}
