extension Schema {
  /// The schedule and the operators' corrections to it.
  ///
  /// An item without a date is drawn for single players; each question has at most one. If an item is voided before
  /// anybody started a round on it, another item can take its date.
  ///
  /// Tables and columns have the names of their time here. Later migrations rename some; `schema.sql` has the present
  /// names.
  static func schedule(_ d: SQLDialect) -> [String] {
    let onSchedule = "CASE WHEN void = 0 OR starts > 0 THEN date END"
    let forOne = "CASE WHEN date IS NULL THEN question END"
    return [
      """
      CREATE TABLE item (
        id \(d.serialNeverReused),
        language \(d.text(64)) NOT NULL,
        difficulty \(d.text(16)) NOT NULL,
        category \(d.text(16)) NOT NULL,
        date \(d.integer), -- counts days from 1970-01-01, as all dates
        question \(d.integer) NOT NULL REFERENCES question (id),
        options \(d.longText) NOT NULL CHECK (\(d.jsonArrayLength("options")) BETWEEN 2 AND 4), -- a JSON list
        "key" \(d.integer) NOT NULL CHECK ("key" BETWEEN 0 AND \(d.jsonArrayLength("options")) - 1), -- an index into the options
        void \(d.integer) NOT NULL DEFAULT 0 CHECK (void IN (0, 1)),
        -- rounds that were ever started on it
        starts \(d.integer) NOT NULL DEFAULT 0 CHECK (starts >= 0)\(d.generatedColumn("slot", as: onSchedule))\(d.generatedColumn("sole", as: forOne))
      )\(d.tableOptions)
      """,
      d.index(
        "item_on_schedule", on: "item", "language, difficulty, date",
        where: "date IS NOT NULL AND (void = 0 OR starts > 0)", unconditional: "language, difficulty, slot",
        isUnique: true),
      d.index("item_for_one", on: "item", "question", where: "date IS NULL", unconditional: "sole", isUnique: true),
      "CREATE INDEX item_by_question ON item (question, date)",
      "CREATE INDEX item_by_date ON item (language, date, difficulty, category, void, question)",
      """
      CREATE TABLE edict (
        id \(d.serialNeverReused),
        item \(d.integer) NOT NULL REFERENCES item (id),
        deed \(d.text(16)) NOT NULL CHECK (deed IN ('void', 'rekey', 'dismiss')),
        "key" \(d.integer) CHECK (("key" IS NOT NULL) = (deed = 'rekey')), -- the new one
        account \(d.integer) REFERENCES account (id) ON DELETE SET NULL, -- NULL on the command line too
        reason \(d.longText) NOT NULL,
        at \(d.integer) NOT NULL
      )\(d.tableOptions)
      """,
      "CREATE INDEX edict_by_item ON edict (item)",
      "CREATE INDEX edict_by_account ON edict (account)",
      d.trigger(
        "item_is_frozen", "BEFORE UPDATE",
        of: ["id", "language", "difficulty", "category", "date", "question", "options"], on: "item",
        message: "the schedule is frozen"),
      d.trigger("item_stays", "BEFORE DELETE", on: "item", message: "the schedule is frozen"),
      d.trigger(
        "item_is_voided_by_edict", "BEFORE UPDATE", of: ["void"], on: "item",
        when: "NEW.void < OLD.void OR NOT EXISTS (SELECT 1 FROM edict WHERE item = OLD.id AND deed = 'void')",
        message: "only an edict voids an item"),
      d.trigger(
        "item_is_rekeyed_by_edict", "BEFORE UPDATE", of: [#""key""#], on: "item",
        when: #"NOT EXISTS (SELECT 1 FROM edict WHERE item = OLD.id AND deed = 'rekey' AND "key" = NEW."key")"#,
        message: "only an edict changes a key"),
      d.trigger(
        "starts_only_grow", "BEFORE UPDATE", of: ["starts"], on: "item", when: "NEW.starts < OLD.starts",
        message: "what was started was started"),
      d.trigger(
        "edict_never_changes", "BEFORE UPDATE", of: ["id", "item", "deed", #""key""#, "reason", "at"], on: "edict",
        message: "an edict never changes"),
      d.trigger("edict_stays", "BEFORE DELETE", on: "edict", message: "an edict stays"),
      """
      CREATE VIEW item_sheet AS
      SELECT item.id, item.language, item.difficulty, item.category, item.date, item.question, item.options, item."key",
        item.void, item.starts, question.text, question."key" AS words, question.distractors, question.explanation,
        question.source, question.licence
      FROM item JOIN question ON question.id = item.question
      """,
    ]
  }

  /// Rounds, and the counts that are updated with them so that nothing has to be counted again.
  ///
  /// A player's rounds are stored together, in the order of their dates. `correct` is NULL while a round is open.
  ///
  /// Tables and columns have the names of their time here. Later migrations rename some; `schema.sql` has the present
  /// names.
  static func rounds(_ d: SQLDialect) -> [String] {
    [
      """
      CREATE TABLE round (
        account \(d.integer) NOT NULL REFERENCES account (id),
        date \(d.integer) NOT NULL,
        difficulty \(d.text(16)) NOT NULL,
        "key" \(d.blob(16)) NOT NULL UNIQUE CHECK (length("key") = 16),
        item \(d.integer) NOT NULL REFERENCES item (id),
        category \(d.text(16)) NOT NULL,
        guest \(d.integer) NOT NULL CHECK (guest IN (0, 1)), -- whether it was started as a guest
        seed \(d.integer) NOT NULL, -- its 64 bits, read as signed
        started \(d.integer) NOT NULL,
        closes \(d.integer) NOT NULL CHECK (closes > started),
        phase \(d.text(16)) NOT NULL CHECK (phase IN ('running', 'paused', 'answered', 'timedOut', 'expired')),
        since \(d.integer) CHECK ((since IS NOT NULL) = (phase = 'running')), -- when the watch was started last
        heard \(d.integer) CHECK (heard IS NULL OR phase = 'running'), -- when the page was heard of last
        "option" \(d.integer) CHECK (("option" IS NOT NULL) = (phase = 'answered')),
        spent \(d.integer) NOT NULL CHECK (spent BETWEEN 0 AND 3600000), -- ms on the watch, when it was stopped last
        elapsed \(d.integer) CHECK ((elapsed IS NOT NULL) = (phase IN ('answered', 'timedOut')) AND elapsed >= spent),
        latest \(d.integer) NOT NULL CHECK (latest >= started),
        correct \(d.integer) CHECK ((correct IS NOT NULL) = (phase IN ('answered', 'timedOut', 'expired'))),
        void \(d.integer) NOT NULL CHECK (void IN (0, 1)), -- its item's
        PRIMARY KEY (account, date, difficulty)
      )\(d.clusteredTableOptions)
      """,
      d.index("round_open", on: "round", "account", where: "correct IS NULL", unconditional: "account, correct"),
      "CREATE INDEX round_by_item ON round (item, account)",
      // The last three columns let SQLite count a board from the index alone.
      d.index(
        "round_board", on: "round", "item, elapsed, correct, guest, void",
        where: "correct = 1 AND guest = 0 AND void = 0", unconditional: "item, correct, guest, void, elapsed"),
      d.trigger(
        "round_keeps_its_bonds", "BEFORE UPDATE",
        of: ["date", "difficulty", #""key""#, "item", "category", "guest", "seed", "started", "closes"], on: "round",
        message: "only the watch and the answer of a round change"),
      d.trigger(
        "round_changes_hands_from_a_guest", "BEFORE UPDATE", of: ["account"], on: "round", when: "OLD.guest = 0",
        message: "a round stays with its player"),
      d.trigger(
        "round_over_never_changes", "BEFORE UPDATE",
        of: ["phase", "since", "heard", #""option""#, "spent", "elapsed", "latest"], on: "round",
        when: "OLD.correct IS NOT NULL", message: "a round that is over never changes"),
      d.trigger(
        "round_is_marked_by_its_item", "AFTER UPDATE", of: ["correct", "void"], on: "round",
        when: """
          NEW.void <> (SELECT void FROM item WHERE id = NEW.item)
            OR NEW.correct <> (\(d.nullSafeEqual("NEW.\"option\"", #"(SELECT "key" FROM item WHERE id = NEW.item)"#)))
          """,
        message: "a round is marked by its item"),
      """
      CREATE VIEW round_sheet AS
      SELECT item_sheet.*, round."key" AS name, account, round.date AS played, round.seed, started, closes, phase,
        since, heard, "option", spent, elapsed, latest, correct, guest
      FROM round JOIN item_sheet ON item_sheet.id = round.item
      """,
      """
      CREATE TABLE item_tally (
        item \(d.integer) NOT NULL REFERENCES item (id),
        "option" \(d.integer) NOT NULL CHECK ("option" BETWEEN -1 AND 3), -- -1 without an answer
        rounds \(d.integer) NOT NULL CHECK (rounds >= 1),
        \(d.shardColumn)\(d.shardedPrimaryKey(#"item, "option""#))
      )\(d.clusteredTableOptions)
      """,
      // Anonymous counts of deleted players' answers. They don't show which answers were the same player's.
      """
      CREATE TABLE past_answer (
        item \(d.integer) NOT NULL REFERENCES item (id),
        "option" \(d.integer) NOT NULL CHECK ("option" BETWEEN -1 AND 3),
        spent \(d.integer) NOT NULL,
        rounds \(d.integer) NOT NULL CHECK (rounds >= 1),
        PRIMARY KEY (item, "option", spent)
      )\(d.clusteredTableOptions)
      """,
      """
      CREATE TABLE week_score (
        language \(d.text(64)) NOT NULL,
        monday \(d.integer) NOT NULL CHECK ((monday + 3) % 7 = 0),
        account \(d.integer) NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        correct \(d.integer) NOT NULL CHECK (correct BETWEEN 0 AND 21),
        elapsed \(d.integer) NOT NULL CHECK (elapsed >= spent),
        spent \(d.integer) NOT NULL CHECK (spent >= 0),
        PRIMARY KEY (language, monday, account)
      )\(d.clusteredTableOptions)
      """,
      "CREATE INDEX week_board ON week_score (language, monday, correct DESC, elapsed)",
      "CREATE INDEX week_score_by_account ON week_score (account)",
    ]
  }

  /// Private groups, and players' reports on questions.
  ///
  /// Tables and columns have the names of their time here. Later migrations rename some; `schema.sql` has the present
  /// names.
  static func groupsAndReports(_ d: SQLDialect) -> [String] {
    [
      """
      CREATE TABLE player_group (
        id \(d.serialNeverReused),
        name \(d.text(40)) NOT NULL CHECK (\(d.length("name")) BETWEEN 1 AND 40),
        invitation \(d.blob(16)) NOT NULL UNIQUE CHECK (length(invitation) = 16),
        founded \(d.integer) NOT NULL
      )\(d.tableOptions)
      """,
      """
      CREATE TABLE member (
        player_group \(d.integer) NOT NULL REFERENCES player_group (id),
        account \(d.integer) NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        joined \(d.integer) NOT NULL,
        PRIMARY KEY (player_group, account)
      )\(d.clusteredTableOptions)
      """,
      "CREATE INDEX member_by_account ON member (account, joined)",
      d.trigger(
        "group_ends_with_its_last_member", "AFTER DELETE", on: "member",
        when: "NOT EXISTS (SELECT 1 FROM member WHERE player_group = OLD.player_group)",
        body: "DELETE FROM player_group WHERE id = OLD.player_group"),
      """
      CREATE TABLE report (
        item \(d.integer) NOT NULL REFERENCES item (id),
        account \(d.integer) NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        text \(d.text(2000)) NOT NULL CHECK (\(d.length("text")) <= 2000),
        at \(d.integer) NOT NULL,
        settled \(d.integer) NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)),
        PRIMARY KEY (item, account)
      )\(d.clusteredTableOptions)
      """,
      d.index("report_open", on: "report", "item, at", where: "settled = 0", unconditional: "settled, item, at"),
      "CREATE INDEX report_by_account ON report (account, at)",
    ]
  }
}
