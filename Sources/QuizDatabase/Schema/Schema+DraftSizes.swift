extension Schema {
  /// How much each draft stores, so that an account's drafts can be bounded.
  static func draftSizes(_ d: SQLDialect) -> [String] {
    let add = d.choose(sqlite: "ADD COLUMN", mariaDB: "ADD COLUMN IF NOT EXISTS")
    return ["ALTER TABLE draft \(add) stored_bytes \(d.integer) NOT NULL DEFAULT 0"]
  }
}
