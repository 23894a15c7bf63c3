extension Schema {
  /// Every table with data of a house. A table comes after all tables that its foreign keys refer to.
  ///
  /// A test compares the list with the tables that the migrations create in each database, so that no table is
  /// forgotten.
  package static let tables: [TableSchema] = libraryTables + playerTables + draftTables + bankTables + dailyTables

  private static let libraryTables = [
    TableSchema("quiz", key: .integers("id"), .texts("name")),
    TableSchema(
      "revision", key: .integers("id"),
      .integers("quiz_id", "number", "created_at") + .bytes("digest") + .texts("quiz_json"),
      parents: ["quiz"], neverReusesIDs: true, hasLargeRows: true),
    TableSchema("picture", key: .bytes("digest"), .bytes("bytes"), hasLargeRows: true),
    TableSchema(
      "revision_picture", key: .integers("revision_id") + .texts("path"),
      .bytes("picture_digest") + .texts("format") + .integers("width", "height"), parents: ["revision", "picture"]),
    TableSchema(
      "play", key: .integers("id"),
      .bytes("public_id", "browser_digest") + .integers("quiz_id", "revision_id", "seed", "started_at", "finished_at")
        + .texts("outcome_id")
        + .bytes("responses"), parents: ["revision"]),
    TableSchema(
      "distribution", key: .integers("quiz_id") + .texts("outcome_id"), .integers("play_count"), parents: ["quiz"],
      isSharded: true),
    TableSchema(
      "published_distribution", key: .integers("quiz_id") + .texts("outcome_id"), .integers("play_count"),
      parents: ["quiz"]),
    TableSchema(
      "comparison_invitation", key: .integers("play_id"), .bytes("invitation_token") + .integers("created_at"),
      parents: ["play"]),
    TableSchema("invited_play", key: .integers("play_id"), .bytes("invitation_token"), parents: ["play"]),
  ]

  private static let playerTables = [
    TableSchema(
      "account", key: .integers("id"),
      .texts("name", "folded_name", "password_hash", "recovery_code_digest", "role") + .integers("created_at")
        + .texts("language")
        + .integers("hides_stopwatch", "is_onboarded", "mutex_counter", "is_author"), neverReusesIDs: true),
    TableSchema(
      "account_time_zone", key: .integers("account_id", "valid_from"), .texts("time_zone"), parents: ["account"]),
    TableSchema(
      "session", key: .bytes("token_digest"),
      .integers("account_id", "started_at", "last_used_at") + .texts("browser_description"), parents: ["account"]),
    TableSchema(
      "known_browser", key: .bytes("token_digest"), .integers("account_id", "created_at", "last_sign_in_at"),
      parents: ["account"]),
    TableSchema("attempt_count", key: .bytes("attempt_key"), .integers("attempt_count", "latest_at", "expires_at")),
    TableSchema("house_secret", key: .integers("id"), .bytes("bytes")),
    TableSchema(
      "player_group", key: .integers("id"),
      .texts("name") + .bytes("invitation_token") + .integers("created_at", "mutex_counter"), neverReusesIDs: true),
    TableSchema(
      "member", key: .integers("group_id", "account_id"), .integers("joined_at"), parents: ["player_group", "account"]),
  ]

  private static let draftTables = [
    TableSchema(
      "role_invitation", key: .bytes("token_digest"),
      .texts("role") + .integers("inviter_account_id", "created_at", "expires_at"), parents: ["account"]),
    TableSchema(
      "draft", key: .integers("id"),
      .bytes("public_id") + .integers("owner_account_id") + .texts("title")
        + .integers("created_at", "changed_at", "version", "mutex_counter") + .texts("summary_json")
        + .integers("stored_bytes"),
      parents: ["account"],
      neverReusesIDs: true),
    TableSchema(
      "draft_snapshot", key: .integers("draft_id"), .integers("version") + .texts("draft_json"), parents: ["draft"],
      hasLargeRows: true),
    TableSchema(
      "draft_change", key: .integers("draft_id", "version"),
      .integers("author_account_id") + .bytes("request_id") + .texts("action") + .integers("changed_at")
        + .texts("operations_json"), parents: ["draft", "account"], hasLargeRows: true),
    TableSchema(
      "draft_editor", key: .integers("draft_id", "editor_account_id"), .integers("added_at"),
      parents: ["draft", "account"]),
    TableSchema("draft_preview", key: .bytes("token_digest"), .integers("draft_id", "created_at"), parents: ["draft"]),
    TableSchema(
      "draft_publication", key: .integers("quiz_id"),
      .integers("draft_id") + .texts("state", "reason") + .integers("decider_account_id", "changed_at"),
      parents: ["quiz", "draft", "account"]),
    TableSchema(
      "draft_revision", key: .integers("revision_id"), .integers("draft_id", "version", "publisher_account_id"),
      parents: ["revision", "draft", "account"]),
  ]

  private static let bankTables = [
    TableSchema(
      "question", key: .integers("id"),
      .bytes("identity_digest")
        + .texts(
          "language", "difficulty", "category", "text", "correct_answer", "distractors", "explanation", "source",
          "licence", "entry_name"
        )
        + .integers("added_at", "retired_at", "import_id"), neverReusesIDs: true),
    TableSchema(
      "bank_import", key: .integers("id"),
      .texts("file_name", "format") + .integers("started_at", "ended_at", "added_count", "changed_count", "undone_at"),
      neverReusesIDs: true),
    TableSchema("bank_count", key: .texts("language", "difficulty", "category"), .integers("question_count")),
    TableSchema(
      "draw_pool", key: .texts("game", "difficulty") + .integers("position"), .integers("question_id"),
      parents: ["question"]),
    TableSchema(
      "practice_pool", key: .texts("game", "difficulty", "category") + .integers("position"), .integers("question_id"),
      parents: ["question"]),
    TableSchema(
      "question_translation", key: .integers("question_id") + .texts("language") + .integers("replaced_at"),
      .texts("text", "correct_answer", "distractors", "explanation", "source") + .integers("added_at", "account_id")
        + .texts("reason"),
      parents: ["question", "account"]),
    TableSchema("question_alias", key: .bytes("identity_digest"), .integers("question_id"), parents: ["question"]),
    TableSchema("game_language", key: .texts("game") + .integers("position"), .texts("language")),
    TableSchema("bank_mutex", key: .texts("game", "difficulty"), .integers("mutex_counter")),
  ]

  private static let dailyTables = [
    TableSchema(
      "item", key: .integers("id"),
      .texts("game", "difficulty", "category") + .integers("date", "question_id") + .texts("options")
        + .integers("correct_option", "is_void", "is_started"), parents: ["question"], neverReusesIDs: true),
    TableSchema(
      "correction", key: .integers("id"),
      .integers("item_id") + .texts("action") + .integers("new_correct_option", "account_id") + .texts("reason")
        + .integers("decided_at"),
      parents: ["item", "account"], neverReusesIDs: true),
    TableSchema(
      "round", key: .integers("account_id", "date") + .texts("difficulty"),
      .bytes("public_id") + .integers("item_id") + .texts("category")
        + .integers("is_unranked", "seed", "started_at", "day_ends_at")
        + .texts("phase")
        + .integers(
          "running_since", "last_heartbeat_at", "chosen_option", "watch_time_ms", "ended_after_ms",
          "latest_at", "is_correct", "is_void", "is_withheld"),
      parents: ["account", "item"]),
    TableSchema("server_clock", key: .integers("id"), .integers("latest_at", "reset_count")),
    TableSchema(
      "clock_reset", key: .integers("id"), .integers("previous_latest_at") + .texts("reason") + .integers("reset_at"),
      neverReusesIDs: true),
    TableSchema("item_start", key: .integers("item_id"), .integers("start_count"), parents: ["item"], isSharded: true),
    TableSchema(
      "item_answer_count", key: .integers("item_id", "chosen_option"), .integers("round_count"), parents: ["item"],
      isSharded: true),
    TableSchema(
      "anonymized_answer", key: .integers("item_id", "chosen_option", "watch_time_ms"), .integers("round_count"),
      parents: ["item"]),
    TableSchema(
      "week_score", key: .texts("game") + .integers("monday", "account_id"),
      .integers("correct_count", "elapsed_ms", "watch_time_ms"), parents: ["account"]),
    TableSchema(
      "day_result", key: .texts("game") + .integers("date", "account_id"),
      .integers("correct_count", "elapsed_ms"), parents: ["account"]),
    TableSchema(
      "published_answer_count", key: .integers("item_id", "chosen_option"), .integers("round_count", "published_at"),
      parents: ["item"]),
    TableSchema(
      "streak_checkpoint", key: .integers("account_id"),
      .integers(
        "through_date", "day_count", "first_date", "last_date", "pending_date", "day_count_since_miss",
        "first_date_since_miss", "correction_id"),
      parents: ["account"]),
    TableSchema(
      "report", key: .integers("item_id", "account_id"), .texts("text") + .integers("reported_at", "is_settled"),
      parents: ["item", "account"]),
  ]
}
