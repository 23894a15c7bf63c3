extension Schema {
  /// Quizzes with their revisions, which never change, and each picture's content once.
  static let librarySQL = """
    CREATE TABLE quiz (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 64)
    ) STRICT;

    CREATE TABLE revision (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      quiz INTEGER NOT NULL REFERENCES quiz (id),
      number INTEGER NOT NULL CHECK (number >= 1), -- counts the quiz's revisions
      created INTEGER NOT NULL, -- ms since 1970-01-01 UTC, as all times
      digest BLOB NOT NULL CHECK (length(digest) = 32), -- SHA-256 of content and pictures
      content TEXT NOT NULL, -- the quiz file as canonical JSON
      UNIQUE (quiz, number),
      UNIQUE (id, quiz) -- for the plays' foreign key
    ) STRICT;

    CREATE TABLE picture (
      digest BLOB NOT NULL PRIMARY KEY CHECK (length(digest) = 32), -- SHA-256 of bytes
      bytes BLOB NOT NULL
    ) STRICT;

    CREATE TABLE revision_picture (
      revision INTEGER NOT NULL REFERENCES revision (id),
      name TEXT NOT NULL, -- the path in the quiz file
      picture BLOB NOT NULL REFERENCES picture (digest),
      format TEXT NOT NULL,
      width INTEGER NOT NULL CHECK (width >= 0),
      height INTEGER NOT NULL CHECK (height >= 0),
      PRIMARY KEY (revision, name)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX revision_picture_by_picture ON revision_picture (picture, revision);

    CREATE TRIGGER revision_never_changes BEFORE UPDATE ON revision BEGIN
      SELECT RAISE (ABORT, 'a revision never changes');
    END;

    CREATE TRIGGER picture_never_changes BEFORE UPDATE ON picture BEGIN
      SELECT RAISE (ABORT, 'a picture never changes');
    END;
    """
}
