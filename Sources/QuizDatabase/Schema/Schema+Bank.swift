extension Schema {
  /// The question bank, the pool of questions to draw, and the pool of questions for practice.
  ///
  /// Positions in a pool count from 0 without gaps, so that a random position can be drawn.
  ///
  /// Tables and columns have the names of their time here. Later migrations rename some; `schema.sql` has the present
  /// names. `urn` becomes `draw_pool`, and `shelf` becomes `practice_pool`.
  static func bank(_ d: SQLDialect) -> [String] {
    [
      """
      CREATE TABLE question (
        id \(d.serialNeverReused),
        digest \(d.blob(16)) NOT NULL CHECK (length(digest) = 16), -- of language, text and key: see QuestionDigest
        language \(d.text(64)) NOT NULL CHECK (language <> ''),
        difficulty \(d.text(16)) NOT NULL CHECK (difficulty IN ('easy', 'medium', 'hard')),
        category \(d.text(16)) NOT NULL
          CHECK (category IN ('arts', 'general', 'geography', 'history', 'science', 'sports')),
        text \(d.longText) NOT NULL CHECK (text <> ''),
        "key" \(d.longText) NOT NULL CHECK ("key" <> ''),
        distractors \(d.longText) NOT NULL CHECK (\(d.jsonArrayLength("distractors")) >= 1), -- a JSON list
        explanation \(d.longText) NOT NULL,
        source \(d.longText) NOT NULL,
        licence \(d.longText) NOT NULL,
        name \(d.longText) NOT NULL, -- the author's own; '' where there is none
        added \(d.integer) NOT NULL,
        retired \(d.integer) NOT NULL DEFAULT 0, -- since when it is neither drawn nor practised; 0 where it isn't
        UNIQUE (digest, retired)
      )\(d.tableOptions)
      """,
      "CREATE INDEX question_by_kind ON question (language, difficulty, retired)",
      d.trigger(
        "question_never_changes", "BEFORE UPDATE",
        of: [
          "id", "digest", "language", "difficulty", "category", "text", #""key""#, "distractors", "explanation",
          "source", "licence", "name", "added",
        ], on: "question", message: "a question never changes"),
      d.trigger(
        "question_retires_once", "BEFORE UPDATE", of: ["retired"], on: "question", when: "OLD.retired <> 0",
        message: "a question retires once"),
      """
      CREATE TABLE bank_count (
        language \(d.text(64)) NOT NULL,
        difficulty \(d.text(16)) NOT NULL,
        category \(d.text(16)) NOT NULL,
        questions \(d.integer) NOT NULL CHECK (questions >= 0), -- that aren't retired
        PRIMARY KEY (language, difficulty, category)
      )\(d.clusteredTableOptions)
      """,
      """
      CREATE TABLE urn (
        language \(d.text(64)) NOT NULL,
        difficulty \(d.text(16)) NOT NULL,
        place \(d.integer) NOT NULL CHECK (place >= 0),
        question \(d.integer) NOT NULL UNIQUE REFERENCES question (id),
        PRIMARY KEY (language, difficulty, place)
      )\(d.clusteredTableOptions)
      """,
      """
      CREATE TABLE shelf (
        language \(d.text(64)) NOT NULL,
        difficulty \(d.text(16)) NOT NULL,
        category \(d.text(16)) NOT NULL,
        place \(d.integer) NOT NULL CHECK (place >= 0),
        question \(d.integer) NOT NULL UNIQUE REFERENCES question (id),
        PRIMARY KEY (language, difficulty, category, place)
      )\(d.clusteredTableOptions)
      """,
    ]
  }
}
