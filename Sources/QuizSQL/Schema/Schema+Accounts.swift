extension Schema {
  /// Accounts, where their players live, the browsers that are signed in, and who tried to get in.
  ///
  /// A guest has no name and no password. Ids are never given twice, so that nothing of an account that is gone can be
  /// taken for another's.
  static let accountsSQL = """
    CREATE TABLE account (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT CHECK (length(name) BETWEEN 2 AND 24),
      fold TEXT UNIQUE, -- names with the same fold are the same
      password TEXT, -- a digest, as all of these
      recovery TEXT,
      role TEXT NOT NULL DEFAULT 'player' CHECK (role IN ('player', 'operator')),
      created INTEGER NOT NULL,
      language TEXT NOT NULL CHECK (language <> ''), -- of the questions
      hides_watch INTEGER NOT NULL CHECK (hides_watch IN (0, 1)),
      onboarded INTEGER NOT NULL DEFAULT 0 CHECK (onboarded IN (0, 1)),
      CHECK ((name IS NULL) = (fold IS NULL) AND (name IS NULL) = (password IS NULL)),
      CHECK (name IS NOT NULL OR (recovery IS NULL AND role = 'player'))
    ) STRICT;

    CREATE TRIGGER name_is_given_once BEFORE UPDATE OF id, name, fold, created ON account
    WHEN OLD.name IS NOT NULL OR NEW.id <> OLD.id OR NEW.created <> OLD.created BEGIN
      SELECT RAISE (ABORT, 'an account keeps its name');
    END;

    CREATE TABLE residence (
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      since INTEGER NOT NULL,
      zone TEXT NOT NULL,
      PRIMARY KEY (account, since)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE session (
      digest BLOB NOT NULL PRIMARY KEY CHECK (length(digest) = 32), -- of the browser's token
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      begun INTEGER NOT NULL,
      used INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX session_by_account ON session (account, used);

    CREATE TABLE attempt (
      bucket BLOB NOT NULL PRIMARY KEY,
      count INTEGER NOT NULL CHECK (count >= 1),
      latest INTEGER NOT NULL,
      forgotten INTEGER NOT NULL CHECK (forgotten >= latest) -- from when on it no longer matters
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX attempt_by_end ON attempt (forgotten);

    CREATE TABLE secret (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      bits BLOB NOT NULL CHECK (length(bits) = 16)
    ) STRICT;
    """
}
