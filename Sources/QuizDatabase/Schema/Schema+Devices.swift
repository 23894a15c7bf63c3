extension Schema {
  /// Devices (browsers) that have signed in to an account before. A device can't sign in by this alone. Its wrong
  /// passwords are counted in a separate bucket.
  ///
  /// Tables and columns have the names of their time here. Later migrations rename some; `schema.sql` has the present
  /// names.
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
