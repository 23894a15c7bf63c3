extension Schema {
  /// What lists of drafts show and how they are ordered, and the plays of a quiz by their time.
  static func draftLists(_ d: SQLDialect) -> [String] {
    let add = d.choose(sqlite: "ADD COLUMN", mariaDB: "ADD COLUMN IF NOT EXISTS")
    return [
      // See DraftCodec. It is empty for a draft that was last changed before this column existed.
      "ALTER TABLE draft \(add) summary_json \(d.longText) NOT NULL DEFAULT ''",
      "CREATE INDEX draft_by_owner ON draft (account_id, changed_at)",
      d.choose(
        sqlite: "DROP INDEX IF EXISTS draft_by_account", mariaDB: "DROP INDEX IF EXISTS draft_by_account ON draft"),
      "CREATE INDEX draft_by_change ON draft (changed_at)",
      "CREATE INDEX play_by_quiz ON play (quiz_id, started_at)",
    ]
  }
}
