extension Schema {
  /// Accounts, their time zones, their sessions, and attempts to sign in.
  ///
  /// A guest has no name and no password. Ids are never reused, so that data of a deleted account can't be taken for
  /// another account's.
  ///
  /// Tables and columns have the names of their time here. Later migrations rename some; `schema.sql` has the present
  /// names.
  static func accounts(_ d: SQLDialect) -> [String] {
    [
      """
      CREATE TABLE account (
        id \(d.serialNeverReused),
        name \(d.text(96)) CHECK (\(d.length("name")) BETWEEN 2 AND 24),
        fold \(d.text(500)) UNIQUE, -- names with the same fold are the same
        password \(d.text(255)), -- a digest, as all of these
        recovery \(d.text(255)),
        role \(d.text(16)) NOT NULL DEFAULT 'player' CHECK (role IN ('player', 'operator')),
        created \(d.integer) NOT NULL,
        language \(d.text(64)) NOT NULL CHECK (language <> ''), -- of the questions
        hides_watch \(d.integer) NOT NULL CHECK (hides_watch IN (0, 1)),
        onboarded \(d.integer) NOT NULL DEFAULT 0 CHECK (onboarded IN (0, 1)),
        CHECK ((name IS NULL) = (fold IS NULL) AND (name IS NULL) = (password IS NULL)),
        CHECK (name IS NOT NULL OR (recovery IS NULL AND role = 'player'))
      )\(d.tableOptions)
      """,
      d.trigger(
        "name_is_given_once", "BEFORE UPDATE", of: ["id", "name", "fold", "created"], on: "account",
        when: "OLD.name IS NOT NULL OR NEW.id <> OLD.id OR NEW.created <> OLD.created",
        message: "an account keeps its name"),
      """
      CREATE TABLE residence (
        account \(d.integer) NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        since \(d.integer) NOT NULL,
        zone \(d.text(64)) NOT NULL,
        PRIMARY KEY (account, since)
      )\(d.clusteredTableOptions)
      """,
      """
      CREATE TABLE session (
        digest \(d.blob(32)) NOT NULL PRIMARY KEY CHECK (length(digest) = 32), -- of the browser's token
        account \(d.integer) NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        begun \(d.integer) NOT NULL,
        used \(d.integer) NOT NULL
      )\(d.clusteredTableOptions)
      """,
      "CREATE INDEX session_by_account ON session (account, used)",
      """
      CREATE TABLE attempt (
        bucket \(d.blob(255)) NOT NULL PRIMARY KEY,
        count \(d.integer) NOT NULL CHECK (count >= 1),
        latest \(d.integer) NOT NULL,
        forgotten \(d.integer) NOT NULL CHECK (forgotten >= latest) -- from when on it no longer matters
      )\(d.clusteredTableOptions)
      """,
      "CREATE INDEX attempt_by_end ON attempt (forgotten)",
      """
      CREATE TABLE secret (
        id \(d.integer) PRIMARY KEY CHECK (id = 1),
        bits \(d.blob(16)) NOT NULL CHECK (length(bits) = 16)
      )\(d.tableOptions)
      """,
    ]
  }

  /// Adds the browser and system with which a session was opened, which its owner is shown; see `BrowserDescription`.
  static func sessionDevices(_ d: SQLDialect) -> [String] {
    let add = d.choose(sqlite: "ADD COLUMN", mariaDB: "ADD COLUMN IF NOT EXISTS")
    return ["ALTER TABLE session \(add) device \(d.text(64)) NOT NULL DEFAULT ''"]
  }
}
