extension Schema {
  /// The views of items tell the language of a question from the game that asks it: a game asks questions that are
  /// written in any of its languages. And a question's own texts can be corrected: `question_translation` has the
  /// present ones under the question's own language, and `question_alias` tells that a file with them has the same
  /// question.
  static func games(_ d: SQLDialect) -> [String] {
    let drops = ["round_with_item", "item_with_question"].map { "DROP VIEW IF EXISTS \($0)" }
    let create = d.choose(sqlite: "CREATE VIEW", mariaDB: "CREATE OR REPLACE VIEW")
    return d.choose(sqlite: drops, mariaDB: []) + [
      """
      CREATE TABLE question_alias (
        identity_digest \(d.blob(16)) NOT NULL PRIMARY KEY CHECK (length(identity_digest) = 16), -- of corrected texts
        question_id \(d.integer) NOT NULL REFERENCES question (id) ON DELETE CASCADE
      )\(d.clusteredTableOptions)
      """,
      "CREATE INDEX question_alias_by_question ON question_alias (question_id)",
      """
      \(create) item_with_question AS
      SELECT item.id, item.language, item.difficulty, item.category, item.date, item.question_id, item.options,
        item.correct_option, item.is_void, item.is_started, question.language AS question_language, question.text,
        question.correct_answer, question.distractors, question.explanation, question.source, question.licence,
        EXISTS (
          SELECT 1 FROM question_translation
          WHERE question_translation.question_id = question.id AND question_translation.language = question.language
            AND question_translation.replaced_at = 0) AS is_reworded
      FROM item JOIN question ON question.id = item.question_id
      """,
      """
      \(create) round_with_item AS
      SELECT item.id, item.language, item.difficulty, item.category, item.date, item.question_id, item.options,
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
