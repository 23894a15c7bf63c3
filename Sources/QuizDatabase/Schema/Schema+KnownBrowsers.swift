extension Schema {
  /// Gives tables and columns of accounts the names that the code has for them: a known browser was a device, for
  /// example. `session.last_used_at` becomes NULL until the session is used; before, it was the session's start.
  ///
  /// Like ``names(_:)``, it can be repeated. Besides sessions, it writes no rows.
  static func knownBrowsers(_ d: SQLDialect) -> [String] {
    TableRename.knownBrowsers.flatMap { $0.statements(d) } + [
      "CREATE INDEX known_browser_by_account ON known_browser (account_id, last_sign_in_at)",
      d.choose(
        sqlite: "DROP INDEX IF EXISTS device_by_account",
        mariaDB: "DROP INDEX IF EXISTS device_by_account ON known_browser"),
    ] + d.choose(sqlite: sqliteLastUses, mariaDB: mariaDBLastUses)
  }

  /// SQLite can't take `NOT NULL` from a column, so a new one replaces it.
  private static let sqliteLastUses = [
    "DROP INDEX session_by_account",
    "ALTER TABLE session RENAME COLUMN last_used_at TO old_last_used_at",
    "ALTER TABLE session ADD COLUMN last_used_at INTEGER",
    "UPDATE session SET last_used_at = old_last_used_at WHERE old_last_used_at <> started_at",
    "ALTER TABLE session DROP COLUMN old_last_used_at",
    "CREATE INDEX session_by_account ON session (account_id, last_used_at)",
  ]

  private static let mariaDBLastUses = [
    "ALTER TABLE session MODIFY COLUMN IF EXISTS last_used_at BIGINT NULL",
    "UPDATE session SET last_used_at = NULL WHERE last_used_at = started_at",
  ]
}
