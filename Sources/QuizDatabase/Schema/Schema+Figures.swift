extension Schema {
  /// What pages tell players about others and about earlier days, so that no page counts it anew; and whose plays may
  /// be compared.
  static func figures(_ d: SQLDialect) -> [String] {
    publishedFigures(d) + streakCheckpoints(d) + comparisons(d)
  }

  private static func publishedFigures(_ d: SQLDialect) -> [String] {
    [
      // The answers that players are told about, as they were when the last batch was full.
      """
      CREATE TABLE published_answer_count (
        item_id \(d.integer) NOT NULL REFERENCES item (id),
        chosen_option \(d.integer) NOT NULL CHECK (chosen_option BETWEEN 0 AND 3),
        round_count \(d.integer) NOT NULL CHECK (round_count >= 1),
        published_at \(d.integer) NOT NULL, -- the same for all options of an item
        PRIMARY KEY (item_id, chosen_option)
      )\(d.clusteredTableOptions)
      """,
      // Rounds of 0.6 count at once. They were over two days after their date began.
      """
      INSERT INTO published_answer_count (item_id, chosen_option, round_count, published_at)
      SELECT item_id, chosen_option, sum(round_count), coalesce((SELECT date FROM item WHERE id = item_id), 0) * 86400000 + 172800000
      FROM item_answer_count WHERE chosen_option >= 0 AND item_id IN (
        SELECT item_id FROM item_answer_count WHERE chosen_option >= 0 GROUP BY item_id HAVING sum(round_count) >= 20)
      GROUP BY item_id, chosen_option
      \(d.choose(sqlite: "", mariaDB: "ON DUPLICATE KEY UPDATE published_at = published_at"))
      """,
      // With the instant of the answer, so that a rank can be told as of a batch.
      d.index(
        "round_ranking", on: "round", "item_id, elapsed_ms, started_at, is_correct, is_unranked, is_void",
        where: "is_correct = 1 AND is_unranked = 0 AND is_void = 0",
        unconditional: "item_id, is_correct, is_unranked, is_void, elapsed_ms, started_at"),
      d.choose(sqlite: "DROP INDEX round_board", mariaDB: "DROP INDEX IF EXISTS round_board ON round"),
      // A row for each player who has finished all three rounds of a date, all of them ranked.
      """
      CREATE TABLE day_result (
        language \(d.text(64)) NOT NULL,
        date \(d.integer) NOT NULL,
        account_id \(d.integer) NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        correct_count \(d.integer) NOT NULL CHECK (correct_count BETWEEN 0 AND 3),
        elapsed_ms \(d.integer) NOT NULL CHECK (elapsed_ms >= 0), -- of the correct answers, each in whole tenths of a second
        PRIMARY KEY (language, date, account_id)
      )\(d.clusteredTableOptions)
      """,
      // Days of 0.6 have boards too.
      """
      INSERT INTO day_result (language, date, account_id, correct_count, elapsed_ms)
      SELECT max(item.language), round.date, account_id, sum(is_correct = 1 AND round.is_void = 0),
        sum(CASE WHEN is_correct = 1 AND round.is_void = 0 THEN elapsed_ms - elapsed_ms % 100 ELSE 0 END)
      FROM round JOIN item ON item.id = item_id
      WHERE is_correct IS NOT NULL AND item.date IS NOT NULL
      GROUP BY account_id, round.date HAVING count(*) = 3 AND max(is_unranked) = 0
      \(d.choose(sqlite: "", mariaDB: "ON DUPLICATE KEY UPDATE correct_count = day_result.correct_count"))
      """,
      "CREATE INDEX day_ranking ON day_result (language, date, correct_count DESC, elapsed_ms)",
      "CREATE INDEX day_result_by_account ON day_result (account_id)",
    ]
  }

  /// Streaks as they were some dates ago. A missing row, or one that a later correction made wrong, is computed from
  /// all rounds again.
  private static func streakCheckpoints(_ d: SQLDialect) -> [String] {
    [
      """
      CREATE TABLE streak_checkpoint (
        account_id \(d.integer) NOT NULL PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
        through_date \(d.integer) NOT NULL, -- the last date that it counts
        day_count \(d.integer) NOT NULL CHECK (day_count >= 0),
        first_date \(d.integer),
        last_date \(d.integer),
        pending_date \(d.integer), -- missed, and forgiven only if the streak continues
        day_count_since_miss \(d.integer), -- NULL where no date was missed
        first_date_since_miss \(d.integer),
        correction_id \(d.integer) NOT NULL, -- the latest correction that it takes into account; 0 before the first
        CHECK ((first_date IS NULL) = (day_count = 0) AND (last_date IS NULL) = (day_count = 0))
      )\(d.clusteredTableOptions)
      """
    ]
  }

  private static func comparisons(_ d: SQLDialect) -> [String] {
    [
      // A finished play whose player lets others compare theirs with it.
      """
      CREATE TABLE comparison_invitation (
        play_id \(d.integer) NOT NULL PRIMARY KEY REFERENCES play (id) ON DELETE CASCADE,
        invitation_token \(d.blob(16)) NOT NULL UNIQUE CHECK (length(invitation_token) = 16),
        created_at \(d.integer) NOT NULL
      )\(d.clusteredTableOptions)
      """,
      // A play that was begun from such an invitation. The invitation may have been withdrawn since.
      """
      CREATE TABLE invited_play (
        play_id \(d.integer) NOT NULL PRIMARY KEY REFERENCES play (id) ON DELETE CASCADE,
        invitation_token \(d.blob(16)) NOT NULL CHECK (length(invitation_token) = 16)
      )\(d.clusteredTableOptions)
      """,
    ]
  }
}
