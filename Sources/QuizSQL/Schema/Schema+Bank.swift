extension Schema {
  /// The question bank, and where its questions wait: those to be drawn in the urn, those to practise with on the shelf.
  ///
  /// The places of urn and shelf are dense, from 0 on, so that one can be drawn by its number.
  static let bankSQL = """
    CREATE TABLE question (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      digest BLOB NOT NULL CHECK (length(digest) = 16), -- of language, text and key: see BankDigest
      language TEXT NOT NULL CHECK (language <> ''),
      difficulty TEXT NOT NULL CHECK (difficulty IN ('easy', 'medium', 'hard')),
      category TEXT NOT NULL
        CHECK (category IN ('arts', 'general', 'geography', 'history', 'science', 'sports')),
      text TEXT NOT NULL CHECK (text <> ''),
      key TEXT NOT NULL CHECK (key <> ''),
      distractors TEXT NOT NULL CHECK (json_array_length(distractors) >= 1), -- a JSON list
      explanation TEXT NOT NULL,
      source TEXT NOT NULL,
      licence TEXT NOT NULL,
      name TEXT NOT NULL, -- the author's own; '' where there is none
      added INTEGER NOT NULL,
      retired INTEGER NOT NULL DEFAULT 0, -- since when it is neither drawn nor practised; 0 where it isn't
      UNIQUE (digest, retired)
    ) STRICT;

    CREATE INDEX question_by_kind ON question (language, difficulty, retired);

    CREATE TRIGGER question_never_changes BEFORE UPDATE OF id, digest, language, difficulty, category, text, key,
      distractors, explanation, source, licence, name, added ON question BEGIN
      SELECT RAISE (ABORT, 'a question never changes');
    END;

    CREATE TRIGGER question_retires_once BEFORE UPDATE OF retired ON question WHEN OLD.retired <> 0 BEGIN
      SELECT RAISE (ABORT, 'a question retires once');
    END;

    CREATE TABLE bank_count (
      language TEXT NOT NULL,
      difficulty TEXT NOT NULL,
      category TEXT NOT NULL,
      questions INTEGER NOT NULL CHECK (questions >= 0), -- that aren't retired
      PRIMARY KEY (language, difficulty, category)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE urn (
      language TEXT NOT NULL,
      difficulty TEXT NOT NULL,
      place INTEGER NOT NULL CHECK (place >= 0),
      question INTEGER NOT NULL UNIQUE REFERENCES question (id),
      PRIMARY KEY (language, difficulty, place)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE shelf (
      language TEXT NOT NULL,
      difficulty TEXT NOT NULL,
      category TEXT NOT NULL,
      place INTEGER NOT NULL CHECK (place >= 0),
      question INTEGER NOT NULL UNIQUE REFERENCES question (id),
      PRIMARY KEY (language, difficulty, category, place)
    ) STRICT, WITHOUT ROWID;
    """
}
