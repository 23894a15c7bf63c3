/// New names for the columns of a table, and for the table itself.
struct TableRename {
  let table: String
  let newTable: String
  let columns: KeyValuePairs<String, String>

  init(_ table: String, to newTable: String? = nil, _ columns: KeyValuePairs<String, String>) {
    self.table = table
    self.newTable = newTable ?? table
    self.columns = columns
  }
}

extension TableRename {
  /// Statements that rename the columns, then the table. On MariaDB they do nothing if they ran before.
  func statements(_ d: SQLDialect) -> [String] {
    let columns = columns.map { old, new in
      d.choose(
        sqlite: "ALTER TABLE \(table) RENAME COLUMN \(old) TO \(new)",
        mariaDB: "ALTER TABLE IF EXISTS \(table) RENAME COLUMN IF EXISTS \(old) TO \(new)")
    }
    guard table != newTable else { return columns }
    return columns + [
      d.choose(
        sqlite: "ALTER TABLE \(table) RENAME TO \(newTable)",
        mariaDB: "RENAME TABLE IF EXISTS \(table) TO \(newTable)")
    ]
  }
}

extension TableRename {
  /// The renames of migration 11. Their left sides are the names that the migrations before it created.
  static let all = [
    TableRename("revision", ["quiz": "quiz_id", "created": "created_at", "content": "quiz_json"]),
    TableRename("revision_picture", ["revision": "revision_id", "name": "path", "picture": "picture_digest"]),
    TableRename(
      "play",
      [
        "key": "public_id", "player": "player_digest", "quiz": "quiz_id", "revision": "revision_id",
        "begun": "started_at", "finished": "finished_at", "outcome": "outcome_id",
      ]),
    TableRename("distribution", ["quiz": "quiz_id", "outcome": "outcome_id", "plays": "play_count"]),
    TableRename(
      "told", to: "published_distribution", ["quiz": "quiz_id", "outcome": "outcome_id", "plays": "play_count"]),
    TableRename(
      "account",
      [
        "fold": "folded_name", "password": "password_hash", "recovery": "recovery_code_digest",
        "created": "created_at", "onboarded": "is_onboarded", "turns": "mutex_counter",
      ]),
    TableRename(
      "residence", to: "account_time_zone", ["account": "account_id", "since": "valid_from", "zone": "time_zone"]),
    TableRename(
      "session",
      [
        "digest": "token_digest", "account": "account_id", "begun": "started_at", "used": "last_used_at",
        "device": "device_description",
      ]),
    TableRename(
      "device", ["digest": "token_digest", "account": "account_id", "created": "created_at", "used": "last_sign_in_at"]),
    TableRename(
      "attempt", to: "attempt_bucket", ["count": "attempt_count", "latest": "latest_at", "forgotten": "expires_at"]),
    TableRename("secret", to: "server_secret", ["bits": "bytes"]),
    TableRename(
      "question",
      [
        "digest": "identity_digest", "key": "correct_answer", "name": "entry_name", "added": "added_at",
        "retired": "retired_at", "batch": "import_id",
      ]),
    TableRename("urn", to: "draw_pool", ["place": "position", "question": "question_id"]),
    TableRename("shelf", to: "practice_pool", ["place": "position", "question": "question_id"]),
    TableRename("bank_count", ["questions": "question_count"]),
    TableRename("bank_turn", to: "bank_mutex", ["turns": "mutex_counter"]),
    TableRename(
      "bank_import",
      [
        "file": "file_name", "begun": "started_at", "ended": "ended_at", "added": "added_count",
        "changed": "changed_count", "undone": "undone_at",
      ]),
    TableRename(
      "item", ["question": "question_id", "key": "correct_option", "void": "is_void", "starts": "is_started"]),
    TableRename("item_start", ["item": "item_id", "starts": "start_count"]),
    TableRename(
      "item_tally", to: "item_answer_count", ["item": "item_id", "option": "chosen_option", "rounds": "round_count"]),
    TableRename(
      "edict", to: "correction",
      ["item": "item_id", "deed": "action", "key": "new_correct_option", "account": "account_id", "at": "decided_at"]),
    TableRename(
      "round",
      [
        // A guest's round is unranked, and so is a withheld one.
        "account": "account_id", "key": "public_id", "item": "item_id", "guest": "is_unranked",
        "started": "started_at",
        "closes": "day_ends_at", "since": "running_since", "heard": "last_heartbeat_at", "option": "chosen_option",
        "spent": "watch_time_ms", "elapsed": "elapsed_ms", "latest": "latest_at", "correct": "is_correct",
        "void": "is_void",
        "withheld": "is_withheld",
      ]),
    TableRename(
      "past_answer", to: "anonymized_answer",
      ["item": "item_id", "option": "chosen_option", "spent": "watch_time_ms", "rounds": "round_count"]),
    TableRename(
      "week_score",
      ["account": "account_id", "correct": "correct_count", "elapsed": "elapsed_ms", "spent": "watch_time_ms"]),
    TableRename("player_group", ["invitation": "invitation_token", "founded": "created_at", "turns": "mutex_counter"]),
    TableRename("member", ["player_group": "group_id", "account": "account_id", "joined": "joined_at"]),
    TableRename("report", ["item": "item_id", "account": "account_id", "at": "reported_at", "settled": "is_settled"]),
    TableRename("house_clock", to: "server_clock", ["latest": "latest_at", "resets": "reset_count"]),
    TableRename("clock_reset", ["was": "previous_latest_at", "at": "reset_at"]),
  ]

  /// Columns that only MariaDB's tables have.
  static let mariaDBOnly = [
    TableRename("distribution", ["lane": "shard"]),
    TableRename("item_start", ["lane": "shard"]),
    TableRename("item_tally", ["lane": "shard"]),
    TableRename("done_write", to: "idempotency_key", ["at": "created_at"]),
  ]

  /// The renames of migration 18.
  static let roles = [
    TableRename("play", ["player_digest": "browser_digest"]),
    TableRename("role_invitation", ["account_id": "inviter_account_id"]),
    TableRename("draft", ["account_id": "owner_account_id"]),
    TableRename("draft_change", ["account_id": "author_account_id"]),
    TableRename("draft_editor", ["account_id": "editor_account_id"]),
    TableRename("draft_publication", ["account_id": "decider_account_id"]),
    TableRename("draft_revision", ["account_id": "publisher_account_id"]),
  ]

  /// The renames of migration 22.
  static let games = ["item", "day_result", "week_score", "draw_pool", "practice_pool", "bank_mutex"].map {
    TableRename($0, ["language": "game"])
  }

  /// The renames of migration 20.
  static let knownBrowsers = [
    TableRename("account", ["hides_watch": "hides_stopwatch"]),
    TableRename("session", ["device_description": "browser_description"]),
    TableRename("device", to: "known_browser", [:]),
    TableRename("attempt_bucket", to: "attempt_count", ["bucket": "attempt_key"]),
    TableRename("server_secret", to: "house_secret", [:]),
  ]
}
