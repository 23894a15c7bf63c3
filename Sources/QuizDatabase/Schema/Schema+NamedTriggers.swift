/// The views and triggers of migration 11, with the names that it gives.
extension Schema {
  static let namedViews = [
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
      round.seed, round.started_at, round.day_ends_at, round.phase, round.running_since, round.last_heartbeat_at,
      round.chosen_option, round.watch_time_ms, round.elapsed_ms, round.latest_at, round.is_correct, round.is_unranked,
      round.is_withheld
    FROM round JOIN item_with_question AS item ON item.id = round.item_id
    """,
  ]

  static func libraryTriggers(_ d: SQLDialect) -> [String] {
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
        of: ["id", "public_id", "player_digest", "quiz_id", "revision_id", "seed", "started_at"], on: "play",
        message: "only the answers of a play change"),
      d.trigger(
        "group_ends_with_its_last_member", "AFTER DELETE", on: "member",
        when: "NOT EXISTS (SELECT 1 FROM member WHERE group_id = OLD.group_id)",
        body: "DELETE FROM player_group WHERE id = OLD.group_id"),
    ]
  }

  static func bankTriggers(_ d: SQLDialect) -> [String] {
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

  static func itemTriggers(_ d: SQLDialect) -> [String] {
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

  static func roundTriggers(_ d: SQLDialect) -> [String] {
    let key = "(SELECT correct_option FROM item WHERE id = NEW.item_id)"
    return [
      d.trigger(
        "round_identity_never_changes", "BEFORE UPDATE",
        of: [
          "date", "difficulty", "public_id", "item_id", "category", "is_unranked", "seed", "started_at", "day_ends_at",
        ], on: "round", message: "only the watch and the answer of a round change"),
      d.trigger(
        "only_unranked_round_changes_account", "BEFORE UPDATE", of: ["account_id"], on: "round",
        when: "OLD.is_unranked = 0", message: "a round stays with its player"),
      d.trigger(
        "finished_round_never_changes", "BEFORE UPDATE",
        of: [
          "phase", "running_since", "last_heartbeat_at", "chosen_option", "watch_time_ms", "elapsed_ms", "latest_at",
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
