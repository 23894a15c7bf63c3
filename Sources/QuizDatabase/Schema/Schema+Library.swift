extension Schema {
  /// Quizzes, their revisions, which never change, and the content of each picture, stored once.
  ///
  /// Tables and columns have the names of their time here. Later migrations rename some; `schema.sql` has the present
  /// names.
  static func library(_ d: SQLDialect) -> [String] {
    [
      """
      CREATE TABLE quiz (
        id \(d.serial),
        name \(d.text(64)) NOT NULL UNIQUE CHECK (\(d.length("name")) BETWEEN 1 AND 64)
      )\(d.tableOptions)
      """,
      """
      CREATE TABLE revision (
        id \(d.serialNeverReused),
        quiz \(d.integer) NOT NULL REFERENCES quiz (id),
        number \(d.integer) NOT NULL CHECK (number >= 1), -- counts the quiz's revisions
        created \(d.integer) NOT NULL, -- ms since 1970-01-01 UTC, as all times
        digest \(d.blob(32)) NOT NULL CHECK (length(digest) = 32), -- SHA-256 of content and pictures
        content \(d.longText) NOT NULL, -- the quiz file as canonical JSON
        UNIQUE (quiz, number),
        UNIQUE (id, quiz) -- for the plays' foreign key
      )\(d.tableOptions)
      """,
      """
      CREATE TABLE picture (
        digest \(d.blob(32)) NOT NULL PRIMARY KEY CHECK (length(digest) = 32), -- SHA-256 of bytes
        bytes \(d.longBlob) NOT NULL
      )\(d.tableOptions)
      """,
      """
      CREATE TABLE revision_picture (
        revision \(d.integer) NOT NULL REFERENCES revision (id),
        name \(d.text(500)) NOT NULL, -- the path in the quiz file
        picture \(d.blob(32)) NOT NULL REFERENCES picture (digest),
        format \(d.text(16)) NOT NULL,
        width \(d.integer) NOT NULL CHECK (width >= 0),
        height \(d.integer) NOT NULL CHECK (height >= 0),
        PRIMARY KEY (revision, name)
      )\(d.clusteredTableOptions)
      """,
      "CREATE INDEX revision_picture_by_picture ON revision_picture (picture, revision)",
      d.trigger("revision_never_changes", "BEFORE UPDATE", on: "revision", message: "a revision never changes"),
      d.trigger("picture_never_changes", "BEFORE UPDATE", on: "picture", message: "a picture never changes"),
    ]
  }
}
