/// New names for the columns of a table, and for the table itself.
private struct TableRename {
  let table: String
  let newTable: String
  let columns: KeyValuePairs<String, String>

  init(_ table: String, to newTable: String? = nil, _ columns: KeyValuePairs<String, String>) {
    (self.table, self.newTable, self.columns) = (table, newTable ?? table, columns)
  }
}

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

  private static let renames = [
    TableRename("revision", ["quiz": "quiz_id", "created": "created_at", "content": "quiz_json"]),
    TableRename("revision_picture", ["revision": "revision_id", "name": "path", "picture": "picture_digest"]),
    TableRename(
      "play",
      [
        "key": "public_id", "player": "player_digest", "quiz": "quiz_id", "revision": "revision_id",
        "begun": "begun_at", "finished": "finished_at", "outcome": "outcome_id",
      ]),
    TableRename("distribution", ["quiz": "quiz_id", "outcome": "outcome_id"]),
    TableRename("told", to: "published_distribution", ["quiz": "quiz_id", "outcome": "outcome_id"]),
    TableRename(
      "account",
      [
        "fold": "folded_name", "password": "password_digest", "recovery": "recovery_code_digest",
        "created": "created_at", "onboarded": "is_onboarded", "turns": "mutex_counter",
      ]),
    TableRename(
      "residence", to: "account_time_zone", ["account": "account_id", "since": "valid_from", "zone": "time_zone"]),
    TableRename(
      "session",
      [
        "digest": "token_digest", "account": "account_id", "begun": "begun_at", "used": "last_used_at",
        "device": "device_description",
      ]),
    TableRename(
      "device", ["digest": "token_digest", "account": "account_id", "created": "created_at", "used": "last_sign_in_at"]),
    TableRename(
      "attempt", to: "attempt_bucket", ["count": "attempts", "latest": "latest_at", "forgotten": "expires_at"]),
    TableRename("secret", to: "server_secret", ["bits": "bytes"]),
    TableRename(
      "question",
      [
        "digest": "identity_digest", "key": "correct_answer", "name": "entry_name", "added": "added_at",
        "retired": "retired_at", "batch": "import_id",
      ]),
    TableRename("urn", to: "draw_pool", ["place": "position", "question": "question_id"]),
    TableRename("shelf", to: "practice_pool", ["place": "position", "question": "question_id"]),
    TableRename("bank_turn", to: "bank_mutex", ["turns": "mutex_counter"]),
    TableRename(
      "bank_import",
      [
        "file": "file_name", "begun": "begun_at", "ended": "ended_at", "added": "added_count",
        "changed": "changed_count", "undone": "undone_at",
      ]),
    TableRename(
      "item", ["question": "question_id", "key": "correct_option", "void": "is_void", "starts": "is_started"]),
    TableRename("item_start", ["item": "item_id"]),
    TableRename("item_tally", ["item": "item_id", "option": "chosen_option"]),
    TableRename(
      "edict", to: "correction",
      ["item": "item_id", "deed": "action", "key": "new_correct_option", "account": "account_id", "at": "decided_at"]),
    TableRename(
      "round",
      [
        "account": "account_id", "key": "public_id", "item": "item_id", "guest": "is_unranked", "started": "started_at",
        "closes": "closes_at", "since": "running_since", "heard": "last_heartbeat_at", "option": "chosen_option",
        "spent": "spent_ms", "elapsed": "elapsed_ms", "latest": "latest_at", "correct": "is_correct", "void": "is_void",
        "withheld": "is_withheld",
      ]),
    TableRename(
      "past_answer", to: "anonymized_answer", ["item": "item_id", "option": "chosen_option", "spent": "spent_ms"]),
    TableRename(
      "week_score", ["account": "account_id", "correct": "correct_count", "elapsed": "elapsed_ms", "spent": "spent_ms"]),
    TableRename("player_group", ["invitation": "invitation_token", "founded": "created_at", "turns": "mutex_counter"]),
    TableRename("member", ["player_group": "group_id", "account": "account_id", "joined": "joined_at"]),
    TableRename("report", ["item": "item_id", "account": "account_id", "at": "reported_at", "settled": "is_settled"]),
    TableRename("house_clock", to: "server_clock", ["latest": "latest_at", "resets": "reset_count"]),
    TableRename("clock_reset", ["was": "previous_latest_at", "at": "reset_at"]),
  ]

  /// Columns that only MariaDB's tables have.
  private static let mariaDBOnlyRenames = [
    TableRename("distribution", ["lane": "shard"]),
    TableRename("item_start", ["lane": "shard"]),
    TableRename("item_tally", ["lane": "shard"]),
    TableRename("done_write", to: "idempotency_key", ["at": "created_at"]),
  ]

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
      + renames.flatMap { rename in
        rename.columns.map { "ALTER TABLE \(rename.table) RENAME COLUMN \"\($0.key)\" TO \($0.value)" }
      }
      + renames.filter { $0.table != $0.newTable }.map { "ALTER TABLE \($0.table) RENAME TO \($0.newTable)" }
  }

  /// Each statement is atomic, and does nothing if it was done before.
  private static func mariaDBRenames(_ d: SQLDialect) -> [String] {
    let all = renames + mariaDBOnlyRenames
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

  private static let namedViews = [
    """
    CREATE VIEW item_with_question AS
    SELECT item.id, item.language, item.difficulty, item.category, item.date, item.question_id, item.options,
      item.correct_option, item.is_void, item.is_started, question.text, question.correct_answer, question.distractors,
      question.explanation, question.source, question.licence
    FROM item JOIN question ON question.id = item.question_id
    """,
    """
    CREATE VIEW round_with_item AS
    SELECT item.id, item.language, item.difficulty, item.category, item.date, item.question_id, item.options,
      item.correct_option, item.is_void, item.is_started, item.text, item.correct_answer, item.distractors,
      item.explanation, item.source, item.licence, round.public_id, round.account_id, round.date AS round_date,
      round.seed, round.started_at, round.closes_at, round.phase, round.running_since, round.last_heartbeat_at,
      round.chosen_option, round.spent_ms, round.elapsed_ms, round.latest_at, round.is_correct, round.is_unranked,
      round.is_withheld
    FROM round JOIN item_with_question AS item ON item.id = round.item_id
    """,
  ]

  private static func libraryTriggers(_ d: SQLDialect) -> [String] {
    [
      d.trigger(
        "name_is_given_once", "BEFORE UPDATE", of: ["id", "name", "folded_name", "created_at"], on: "account",
        when: "OLD.name IS NOT NULL OR NEW.id <> OLD.id OR NEW.created_at <> OLD.created_at",
        message: "an account keeps its name"),
      d.trigger(
        "finished_play_never_changes", "BEFORE UPDATE", on: "play", when: "OLD.finished_at IS NOT NULL",
        message: "a finished play never changes"),
      d.trigger(
        "play_identity_never_changes", "BEFORE UPDATE",
        of: ["id", "public_id", "player_digest", "quiz_id", "revision_id", "seed", "begun_at"], on: "play",
        message: "only the answers of a play change"),
      d.trigger(
        "group_ends_with_its_last_member", "AFTER DELETE", on: "member",
        when: "NOT EXISTS (SELECT 1 FROM member WHERE group_id = OLD.group_id)",
        body: "DELETE FROM player_group WHERE id = OLD.group_id"),
    ]
  }

  private static func bankTriggers(_ d: SQLDialect) -> [String] {
    [
      d.trigger(
        "question_never_changes", "BEFORE UPDATE",
        of: [
          "id", "identity_digest", "language", "difficulty", "category", "text", "correct_answer", "distractors",
          "explanation", "source", "licence", "entry_name", "added_at",
        ], on: "question", message: "a question never changes"),
      d.trigger(
        "question_retires_once", "BEFORE UPDATE", of: ["retired_at"], on: "question", when: "OLD.retired_at <> 0",
        message: "a question retires once"),
    ]
  }

  private static func itemTriggers(_ d: SQLDialect) -> [String] {
    [
      d.trigger(
        "item_is_frozen", "BEFORE UPDATE",
        of: ["id", "language", "difficulty", "category", "date", "question_id", "options"], on: "item",
        message: "the schedule is frozen"),
      d.trigger("item_is_never_deleted", "BEFORE DELETE", on: "item", message: "the schedule is frozen"),
      d.trigger(
        "item_is_voided_by_correction", "BEFORE UPDATE", of: ["is_void"], on: "item",
        when: """
          NEW.is_void < OLD.is_void
            OR NOT EXISTS (SELECT 1 FROM correction WHERE item_id = OLD.id AND action = 'void')
          """,
        message: "only a correction voids an item"),
      d.trigger(
        "item_is_rekeyed_by_correction", "BEFORE UPDATE", of: ["correct_option"], on: "item",
        when: """
          NOT EXISTS (
            SELECT 1 FROM correction
            WHERE item_id = OLD.id AND action = 'rekey' AND new_correct_option = NEW.correct_option)
          """,
        message: "only a correction changes a key"),
      d.trigger(
        "started_item_stays_started", "BEFORE UPDATE", of: ["is_started"], on: "item",
        when: "NEW.is_started < OLD.is_started", message: "an item that was started stays so"),
      d.trigger(
        "correction_never_changes", "BEFORE UPDATE",
        of: ["id", "item_id", "action", "new_correct_option", "reason", "decided_at"], on: "correction",
        message: "a correction never changes"),
      d.trigger(
        "correction_is_never_deleted", "BEFORE DELETE", on: "correction", message: "a correction is never deleted"),
    ]
  }

  private static func roundTriggers(_ d: SQLDialect) -> [String] {
    let key = "(SELECT correct_option FROM item WHERE id = NEW.item_id)"
    return [
      d.trigger(
        "round_identity_never_changes", "BEFORE UPDATE",
        of: [
          "date", "difficulty", "public_id", "item_id", "category", "is_unranked", "seed", "started_at", "closes_at",
        ], on: "round", message: "only the watch and the answer of a round change"),
      d.trigger(
        "only_unranked_round_changes_account", "BEFORE UPDATE", of: ["account_id"], on: "round",
        when: "OLD.is_unranked = 0", message: "a round stays with its player"),
      d.trigger(
        "finished_round_never_changes", "BEFORE UPDATE",
        of: [
          "phase", "running_since", "last_heartbeat_at", "chosen_option", "spent_ms", "elapsed_ms", "latest_at",
        ], on: "round", when: "OLD.is_correct IS NOT NULL", message: "a round that is over never changes"),
      d.trigger(
        "round_is_marked_by_its_item", "AFTER UPDATE", of: ["is_correct", "is_void"], on: "round",
        when: """
          NEW.is_void <> (SELECT is_void FROM item WHERE id = NEW.item_id)
            OR NEW.is_correct <> (\(d.nullSafeEqual("NEW.chosen_option", key)))
          """,
        message: "a round is marked by its item"),
      d.trigger(
        "round_stays_withheld", "BEFORE UPDATE", of: ["is_withheld"], on: "round",
        message: "what is withheld stays so"),
      d.trigger(
        "withheld_round_keeps_its_account", "BEFORE UPDATE", of: ["account_id"], on: "round",
        when: "OLD.is_withheld = 1", message: "a round stays with its player"),
    ]
  }
}
