extension Schema {
  /// Names the time after which a round ended, which a time-out has too, and gives the columns of two views the names
  /// that they have in the tables: `item_id`, and a round's `date`.
  ///
  /// Like ``names(_:)``, it writes no rows and can be repeated.
  static func roundColumns(_ d: SQLDialect) -> [String] {
    let drops = [
      "DROP VIEW IF EXISTS round_with_item", "DROP VIEW IF EXISTS item_with_question",
      "DROP TRIGGER IF EXISTS finished_round_never_changes",
    ]
    return drops + TableRename("round", ["elapsed_ms": "ended_after_ms"]).statements(d) + [
      d.trigger(
        "finished_round_never_changes", "BEFORE UPDATE",
        of: [
          "phase", "running_since", "last_heartbeat_at", "chosen_option", "watch_time_ms", "ended_after_ms",
          "latest_at",
        ], on: "round", when: "OLD.is_correct IS NOT NULL", message: "a round that is over never changes"),
      """
      CREATE VIEW item_with_question AS
      SELECT item.id AS item_id, item.game, item.difficulty, item.category, item.date AS item_date, item.question_id,
        item.options, item.correct_option, item.is_void, item.is_started, question.language AS question_language,
        question.text, question.correct_answer, question.distractors, question.explanation, question.source,
        question.licence,
        EXISTS (
          SELECT 1 FROM question_translation
          WHERE question_translation.question_id = question.id AND question_translation.language = question.language
            AND question_translation.replaced_at = 0) AS is_reworded
      FROM item JOIN question ON question.id = item.question_id
      """,
      """
      CREATE VIEW round_with_item AS
      SELECT item.item_id, item.game, item.difficulty, item.category, item.question_id, item.options,
        item.correct_option, item.is_void, item.question_language, item.text, item.correct_answer, item.distractors,
        item.explanation, item.source, item.licence, item.is_reworded, round.public_id, round.account_id, round.date,
        round.seed, round.started_at, round.day_ends_at, round.phase, round.running_since, round.last_heartbeat_at,
        round.chosen_option, round.watch_time_ms, round.ended_after_ms, round.latest_at, round.is_correct,
        round.is_unranked, round.is_withheld
      FROM round JOIN item_with_question AS item ON item.item_id = round.item_id
      """,
    ]
  }
}
