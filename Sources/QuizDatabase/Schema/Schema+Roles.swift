extension Schema {
  /// Renames columns that named the wrong thing or no role: a play belongs to a browser, not to a player, and accounts
  /// of drafts have different roles. Like ``names(_:)``, it writes no rows of tables and can be repeated.
  static func roles(_ d: SQLDialect) -> [String] {
    ["DROP TRIGGER IF EXISTS play_identity_never_changes"] + TableRename.roles.flatMap { $0.statements(d) } + [
      "CREATE INDEX play_by_browser ON play (browser_digest, quiz_id)",
      d.choose(sqlite: "DROP INDEX IF EXISTS play_by_player", mariaDB: "DROP INDEX IF EXISTS play_by_player ON play"),
      d.trigger(
        "play_identity_never_changes", "BEFORE UPDATE",
        of: ["id", "public_id", "browser_digest", "quiz_id", "revision_id", "seed", "started_at"], on: "play",
        message: "only the answers of a play change"),
    ]
  }
}
