extension Schema {
  /// Renames tables and columns for what they hold. It writes no rows, so it is as fast in a large database.
  ///
  /// No new name is an old name of the same table, so repeating the migration renames nothing wrong. MariaDB may have
  /// to repeat it. Triggers and views are dropped first and created again at the end: MariaDB doesn't rename inside
  /// them, and SQLite refuses a rename while one of them doesn't compile.
  static func names(_ d: SQLDialect) -> [String] {
    drops(d) + d.choose(sqlite: sqliteRenames, mariaDB: mariaDBRenames(d)) + renamedIndexes(d) + namedViews
      + libraryTriggers(d) + bankTriggers(d) + itemTriggers(d) + roundTriggers(d)
  }

  private static func drops(_ d: SQLDialect) -> [String] {
    let triggers = [
      "name_is_given_once", "question_never_changes", "question_retires_once", "item_is_frozen", "item_stays",
      "item_is_voided_by_edict", "item_is_rekeyed_by_edict", "starts_only_grow", "edict_never_changes", "edict_stays",
      "round_keeps_its_bonds", "round_changes_hands_from_a_guest", "round_over_never_changes",
      "round_is_marked_by_its_item", "round_stays_withheld", "withheld_round_keeps_its_player",
      "group_ends_with_its_last_member", "finished_play_never_changes", "play_keeps_its_bonds",
    ]
    return ["round_sheet", "item_sheet"].map { "DROP VIEW IF EXISTS \($0)" }
      + triggers.map { "DROP TRIGGER IF EXISTS \($0)" }
  }

  private static var sqliteRenames: [String] {
    // `starts` becomes the Boolean `is_started`, but older databases hold counts there. The column's CHECK stays as it
    // is, because changing it would need a new table.
    ["UPDATE item SET starts = 1 WHERE starts > 1"]
      + TableRename.all.flatMap { rename in
        rename.columns.map { "ALTER TABLE \(rename.table) RENAME COLUMN \"\($0.key)\" TO \($0.value)" }
      }
      + TableRename.all.filter { $0.table != $0.newTable }.map { "ALTER TABLE \($0.table) RENAME TO \($0.newTable)" }
  }

  /// Each statement is atomic, and does nothing if it was done before.
  private static func mariaDBRenames(_ d: SQLDialect) -> [String] {
    let all = TableRename.all + TableRename.mariaDBOnly
    let generated = [
      "DROP INDEX IF EXISTS item_on_schedule ON item", "DROP INDEX IF EXISTS item_for_one ON item",
      "ALTER TABLE item DROP COLUMN IF EXISTS slot, DROP COLUMN IF EXISTS sole",
    ]
    let columns = all.map { rename in
      let parts = rename.columns.map { "RENAME COLUMN IF EXISTS \"\($0.key)\" TO \($0.value)" }
      return "ALTER TABLE IF EXISTS \(rename.table) \(parts.joined(separator: ", "))"
    }
    let tables = all.filter { $0.table != $0.newTable }
      .map { "RENAME TABLE IF EXISTS \($0.table) TO \($0.newTable)" }
    return generated + columns + tables + [
      """
      ALTER TABLE item
        ADD COLUMN IF NOT EXISTS scheduled_date BIGINT AS (CASE WHEN is_void = 0 OR is_started > 0 THEN date END) STORED,
        ADD COLUMN IF NOT EXISTS undated_question_id BIGINT AS (CASE WHEN date IS NULL THEN question_id END) STORED
      """,
      "CREATE UNIQUE INDEX item_on_schedule ON item (language, difficulty, scheduled_date)",
    ]
  }

  /// Indexes that get new names.
  private static func renamedIndexes(_ d: SQLDialect) -> [String] {
    func drop(_ name: String, on table: String) -> String {
      d.choose(sqlite: "DROP INDEX IF EXISTS \(name)", mariaDB: "DROP INDEX IF EXISTS \(name) ON \(table)")
    }
    return [
      drop("item_for_one", on: "item"),
      d.index(
        "item_undated", on: "item", "question_id", where: "date IS NULL", unconditional: "undated_question_id",
        isUnique: true),
      "CREATE INDEX correction_by_item ON correction (item_id)",
      drop("edict_by_item", on: "correction"),
      "CREATE INDEX correction_by_account ON correction (account_id)",
      drop("edict_by_account", on: "correction"),
      drop("question_by_batch", on: "question"),
      d.index(
        "question_by_import", on: "question", "import_id", where: "import_id IS NOT NULL",
        unconditional: "import_id, id"),
    ]
  }
}
