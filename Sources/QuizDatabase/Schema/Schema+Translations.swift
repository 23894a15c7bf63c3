extension Schema {
  /// Questions in several languages, and the languages that share a game.
  static func translations(_ d: SQLDialect) -> [String] {
    [
      // The texts of a question in other languages than its own.
      """
      CREATE TABLE question_translation (
        question_id \(d.integer) NOT NULL REFERENCES question (id) ON DELETE CASCADE,
        language \(d.text(64)) NOT NULL CHECK (language <> ''),
        replaced_at \(d.integer) NOT NULL DEFAULT 0, -- when a correction took its place; 0 where it is the present one
        text \(d.longText) NOT NULL CHECK (text <> ''),
        correct_answer \(d.longText) NOT NULL CHECK (correct_answer <> ''),
        distractors \(d.longText) NOT NULL CHECK (\(d.jsonArrayLength("distractors")) >= 1), -- a JSON list, in the order of the question's
        explanation \(d.longText) NOT NULL,
        source \(d.longText) NOT NULL,
        added_at \(d.integer) NOT NULL,
        account_id \(d.integer) REFERENCES account (id) ON DELETE SET NULL, -- who replaced it; NULL for an import
        reason \(d.longText) NOT NULL, -- why it was replaced; '' where nobody said it
        PRIMARY KEY (question_id, language, replaced_at)
      )\(d.clusteredTableOptions)
      """,
      "CREATE INDEX question_translation_by_account ON question_translation (account_id)",
      d.index(
        "question_translation_replaced", on: "question_translation", "replaced_at", where: "replaced_at > 0",
        unconditional: "replaced_at"),
      d.trigger(
        "translation_never_changes", "BEFORE UPDATE",
        of: [
          "question_id", "language", "text", "correct_answer", "distractors", "explanation", "source", "added_at",
        ], on: "question_translation", message: "a translation never changes"),
      d.trigger(
        "translation_is_replaced_once", "BEFORE UPDATE", of: ["replaced_at", "reason"], on: "question_translation",
        when: "OLD.replaced_at <> 0", message: "a translation is replaced once"),
      // The languages that share a game. Without rows, each language has its own game.
      """
      CREATE TABLE game_language (
        game \(d.text(64)) NOT NULL, -- its primary language, by which items and boards know it
        position \(d.integer) NOT NULL CHECK (position >= 0), -- 0 for the primary language
        language \(d.text(64)) NOT NULL UNIQUE,
        PRIMARY KEY (game, position)
      )\(d.clusteredTableOptions)
      """,
      // Until now a streak's unplayed dates were judged by the player's present language.
      "DELETE FROM streak_checkpoint",
    ]
  }
}
