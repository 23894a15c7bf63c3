extension Schema {
  /// Plays, and the number of plays of each quiz by outcome.
  ///
  /// A play's primary key follows the order in which plays began, so open plays are stored close together. An empty
  /// outcome means that a finished play is undecided.
  ///
  /// Tables and columns have the names of their time here. Later migrations rename some; `schema.sql` has the present
  /// names.
  static func plays(_ d: SQLDialect) -> [String] {
    // A later migration moved this column to its own table. That was before MariaDB was supported, so MariaDB's tables
    // never had the column.
    let published = d.choose(
      sqlite: "told INTEGER NOT NULL DEFAULT 0 CHECK (told BETWEEN 0 AND plays),\n  ", mariaDB: "")
    return [
      """
      CREATE TABLE play (
        id \(d.serial),
        "key" \(d.blob(16)) NOT NULL UNIQUE CHECK (length("key") = 16),
        player \(d.blob(32)) NOT NULL CHECK (length(player) = 32),
        quiz \(d.integer) NOT NULL,
        revision \(d.integer) NOT NULL,
        seed \(d.integer) NOT NULL, -- its 64 bits, read as signed
        begun \(d.integer) NOT NULL,
        finished \(d.integer),
        outcome \(d.text(255)), -- the outcome's id; '' where finished and undecided
        responses \(d.longBlob) NOT NULL, -- see ResponseCoding
        FOREIGN KEY (revision, quiz) REFERENCES revision (id, quiz),
        CHECK ((finished IS NULL) = (outcome IS NULL))
      )\(d.tableOptions)
      """,
      "CREATE INDEX play_by_player ON play (player, quiz)",
      """
      CREATE TABLE distribution (
        quiz \(d.integer) NOT NULL REFERENCES quiz (id),
        outcome \(d.text(255)) NOT NULL, -- as in play
        plays \(d.integer) NOT NULL CHECK (plays >= 1),
        \(published)\(d.shardColumn)\(d.shardedPrimaryKey("quiz, outcome"))
      )\(d.clusteredTableOptions)
      """,
      d.trigger(
        "finished_play_never_changes", "BEFORE UPDATE", on: "play", when: "OLD.finished IS NOT NULL",
        message: "a finished play never changes"),
      d.trigger(
        "play_keeps_its_bonds", "BEFORE UPDATE", of: ["id", #""key""#, "player", "quiz", "revision", "seed", "begun"],
        on: "play", message: "only the answers of a play change"),
    ]
  }

  /// A foreign key from plays to the primary key of revisions, on MariaDB.
  ///
  /// Galera orders the changes that a node applies side by side by their keys, and knows a foreign key only if it
  /// refers to a primary key. Plays refer to a revision and its quiz by another unique key. With that alone a node
  /// could apply a play before its revision; it then left the cluster (seen with MariaDB 10.11.19 and
  /// `wsrep_slave_threads` 2). The rows need no check, because the older foreign key says the same.
  static func playReferences(_ d: SQLDialect) -> [String] {
    d.choose(
      sqlite: [],
      mariaDB: [
        """
        SET STATEMENT foreign_key_checks = 0 FOR ALTER TABLE play ADD CONSTRAINT play_of_revision
          FOREIGN KEY IF NOT EXISTS play_of_revision (revision_id) REFERENCES revision (id)
        """
      ])
  }
}
