extension Schema {
  /// Renames the columns that hold a game. A game had a single language up to version 0.6, and they its name.
  ///
  /// Like ``names(_:)``, it writes no rows and can be repeated.
  static func gameColumns(_ d: SQLDialect) -> [String] {
    let drops = [
      "DROP VIEW IF EXISTS round_with_item", "DROP VIEW IF EXISTS item_with_question",
      "DROP TRIGGER IF EXISTS item_is_frozen",
    ]
    return drops + TableRename.games.flatMap { $0.statements(d) } + [
      d.trigger(
        "item_is_frozen", "BEFORE UPDATE",
        of: ["id", "game", "difficulty", "category", "date", "question_id", "options"], on: "item",
        message: "the schedule is frozen"),
      """
      CREATE VIEW item_with_question AS
      SELECT item.id, item.game, item.difficulty, item.category, item.date, item.question_id, item.options,
        item.correct_option, item.is_void, item.is_started, question.language AS question_language, question.text,
        question.correct_answer, question.distractors, question.explanation, question.source, question.licence,
        EXISTS (
          SELECT 1 FROM question_translation
          WHERE question_translation.question_id = question.id AND question_translation.language = question.language
            AND question_translation.replaced_at = 0) AS is_reworded
      FROM item JOIN question ON question.id = item.question_id
      """,
      """
      CREATE VIEW round_with_item AS
      SELECT item.id, item.game, item.difficulty, item.category, item.date, item.question_id, item.options,
        item.correct_option, item.is_void, item.is_started, item.question_language, item.text, item.correct_answer,
        item.distractors, item.explanation, item.source, item.licence, item.is_reworded, round.public_id, round.account_id,
        round.date AS round_date, round.seed, round.started_at, round.day_ends_at, round.phase, round.running_since,
        round.last_heartbeat_at, round.chosen_option, round.watch_time_ms, round.elapsed_ms, round.latest_at,
        round.is_correct, round.is_unranked, round.is_withheld
      FROM round JOIN item_with_question AS item ON item.id = round.item_id
      """,
    ]
  }
}
