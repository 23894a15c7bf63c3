extension Schema {
  /// Plays, and how many of each quiz came to what.
  ///
  /// A play's primary key follows the order of beginning, so that the plays under way lie together. An empty outcome
  /// stands for a finished play that is undecided.
  static let playsSQL = """
    CREATE TABLE play (
      id INTEGER PRIMARY KEY,
      key BLOB NOT NULL UNIQUE CHECK (length(key) = 16),
      player BLOB NOT NULL CHECK (length(player) = 32),
      quiz INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      seed INTEGER NOT NULL, -- its 64 bits, read as signed
      begun INTEGER NOT NULL,
      finished INTEGER,
      outcome TEXT, -- the outcome's id; '' where finished and undecided
      responses BLOB NOT NULL, -- see ResponseCoding
      FOREIGN KEY (revision, quiz) REFERENCES revision (id, quiz),
      CHECK ((finished IS NULL) = (outcome IS NULL))
    ) STRICT;

    CREATE INDEX play_by_player ON play (player, quiz);

    CREATE TABLE distribution (
      quiz INTEGER NOT NULL REFERENCES quiz (id),
      outcome TEXT NOT NULL, -- as in play
      plays INTEGER NOT NULL CHECK (plays >= 1),
      told INTEGER NOT NULL DEFAULT 0 CHECK (told BETWEEN 0 AND plays), -- as it was when the last batch was full
      PRIMARY KEY (quiz, outcome)
    ) STRICT, WITHOUT ROWID;

    CREATE TRIGGER finished_play_never_changes BEFORE UPDATE ON play WHEN OLD.finished IS NOT NULL BEGIN
      SELECT RAISE (ABORT, 'a finished play never changes');
    END;

    CREATE TRIGGER play_keeps_its_bonds BEFORE UPDATE OF id, key, player, quiz, revision, seed, begun ON play BEGIN
      SELECT RAISE (ABORT, 'only the answers of a play change');
    END;
    """
}
