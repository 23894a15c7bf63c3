extension Schema {
  /// The schedule and the operators' edicts on it.
  ///
  /// An item without a date is drawn for single players; there is one for each question that was. One that was voided
  /// before anybody started on it leaves its date to another.
  static let scheduleSQL = """
    CREATE TABLE item (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      language TEXT NOT NULL,
      difficulty TEXT NOT NULL,
      category TEXT NOT NULL,
      date INTEGER, -- counts days from 1970-01-01, as all dates
      question INTEGER NOT NULL REFERENCES question (id),
      options TEXT NOT NULL CHECK (json_array_length(options) BETWEEN 2 AND 4), -- a JSON list
      key INTEGER NOT NULL CHECK (key BETWEEN 0 AND json_array_length(options) - 1), -- an index into the options
      void INTEGER NOT NULL DEFAULT 0 CHECK (void IN (0, 1)),
      starts INTEGER NOT NULL DEFAULT 0 CHECK (starts >= 0) -- rounds that were ever started on it
    ) STRICT;

    CREATE UNIQUE INDEX item_on_schedule ON item (language, difficulty, date)
      WHERE date IS NOT NULL AND (void = 0 OR starts > 0);
    CREATE UNIQUE INDEX item_for_one ON item (question) WHERE date IS NULL;
    CREATE INDEX item_by_question ON item (question, date);
    CREATE INDEX item_by_date ON item (language, date, difficulty, category, void, question);

    CREATE TABLE edict (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      item INTEGER NOT NULL REFERENCES item (id),
      deed TEXT NOT NULL CHECK (deed IN ('void', 'rekey', 'dismiss')),
      key INTEGER CHECK ((key IS NOT NULL) = (deed = 'rekey')), -- the new one
      account INTEGER REFERENCES account (id) ON DELETE SET NULL, -- NULL on the command line too
      reason TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;

    CREATE INDEX edict_by_item ON edict (item);
    CREATE INDEX edict_by_account ON edict (account);

    CREATE TRIGGER item_is_frozen BEFORE UPDATE OF id, language, difficulty, category, date, question, options ON item
    BEGIN SELECT RAISE (ABORT, 'the schedule is frozen'); END;

    CREATE TRIGGER item_stays BEFORE DELETE ON item BEGIN SELECT RAISE (ABORT, 'the schedule is frozen'); END;

    CREATE TRIGGER item_is_voided_by_edict BEFORE UPDATE OF void ON item
    WHEN NEW.void < OLD.void OR NOT EXISTS (SELECT 1 FROM edict WHERE item = OLD.id AND deed = 'void') BEGIN
      SELECT RAISE (ABORT, 'only an edict voids an item');
    END;

    CREATE TRIGGER item_is_rekeyed_by_edict BEFORE UPDATE OF key ON item
    WHEN NOT EXISTS (SELECT 1 FROM edict WHERE item = OLD.id AND deed = 'rekey' AND key = NEW.key) BEGIN
      SELECT RAISE (ABORT, 'only an edict changes a key');
    END;

    CREATE TRIGGER starts_only_grow BEFORE UPDATE OF starts ON item WHEN NEW.starts < OLD.starts BEGIN
      SELECT RAISE (ABORT, 'what was started was started');
    END;

    CREATE TRIGGER edict_never_changes BEFORE UPDATE OF id, item, deed, key, reason, at ON edict BEGIN
      SELECT RAISE (ABORT, 'an edict never changes');
    END;

    CREATE TRIGGER edict_stays BEFORE DELETE ON edict BEGIN SELECT RAISE (ABORT, 'an edict stays'); END;

    CREATE VIEW item_sheet AS
    SELECT item.id, item.language, item.difficulty, item.category, item.date, item.question, item.options, item.key,
      item.void, item.starts, question.text, question.key AS words, question.distractors, question.explanation,
      question.source, question.licence
    FROM item JOIN question ON question.id = item.question;
    """

  /// Rounds, and what is kept beside them so that nothing has to be counted anew.
  ///
  /// A player's rounds lie together, by date. `correct` is NULL while a round is open.
  static let roundsSQL = """
    CREATE TABLE round (
      account INTEGER NOT NULL REFERENCES account (id),
      date INTEGER NOT NULL,
      difficulty TEXT NOT NULL,
      key BLOB NOT NULL UNIQUE CHECK (length(key) = 16),
      item INTEGER NOT NULL REFERENCES item (id),
      category TEXT NOT NULL,
      guest INTEGER NOT NULL CHECK (guest IN (0, 1)), -- whether it was started as a guest
      seed INTEGER NOT NULL, -- its 64 bits, read as signed
      started INTEGER NOT NULL,
      closes INTEGER NOT NULL CHECK (closes > started),
      phase TEXT NOT NULL CHECK (phase IN ('running', 'paused', 'answered', 'timedOut', 'expired')),
      since INTEGER CHECK ((since IS NOT NULL) = (phase = 'running')), -- when the watch was started last
      heard INTEGER CHECK (heard IS NULL OR phase = 'running'), -- when the page was heard of last
      option INTEGER CHECK ((option IS NOT NULL) = (phase = 'answered')),
      spent INTEGER NOT NULL CHECK (spent BETWEEN 0 AND 3600000), -- ms on the watch, when it was stopped last
      elapsed INTEGER CHECK ((elapsed IS NOT NULL) = (phase IN ('answered', 'timedOut')) AND elapsed >= spent),
      latest INTEGER NOT NULL CHECK (latest >= started),
      correct INTEGER CHECK ((correct IS NOT NULL) = (phase IN ('answered', 'timedOut', 'expired'))),
      void INTEGER NOT NULL CHECK (void IN (0, 1)), -- its item's
      PRIMARY KEY (account, date, difficulty)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX round_open ON round (account) WHERE correct IS NULL;
    CREATE INDEX round_by_item ON round (item, account);
    -- The last three are in it so that a board can be counted without looking at the rounds.
    CREATE INDEX round_board ON round (item, elapsed, correct, guest, void)
      WHERE correct = 1 AND guest = 0 AND void = 0;

    CREATE TRIGGER round_keeps_its_bonds BEFORE UPDATE OF date, difficulty, key, item, category, guest, seed, started,
      closes ON round BEGIN
      SELECT RAISE (ABORT, 'only the watch and the answer of a round change');
    END;

    CREATE TRIGGER round_changes_hands_from_a_guest BEFORE UPDATE OF account ON round WHEN OLD.guest = 0 BEGIN
      SELECT RAISE (ABORT, 'a round stays with its player');
    END;

    CREATE TRIGGER round_over_never_changes
    BEFORE UPDATE OF phase, since, heard, option, spent, elapsed, latest ON round WHEN OLD.correct IS NOT NULL BEGIN
      SELECT RAISE (ABORT, 'a round that is over never changes');
    END;

    CREATE TRIGGER round_is_marked_by_its_item AFTER UPDATE OF correct, void ON round
    WHEN NEW.void <> (SELECT void FROM item WHERE id = NEW.item)
      OR NEW.correct <> (NEW.option IS (SELECT key FROM item WHERE id = NEW.item)) BEGIN
      SELECT RAISE (ABORT, 'a round is marked by its item');
    END;

    CREATE VIEW round_sheet AS
    SELECT item_sheet.*, round.key AS name, account, round.date AS played, round.seed, started, closes, phase,
      since, heard, option, spent, elapsed, latest, correct, guest
    FROM round JOIN item_sheet ON item_sheet.id = round.item;

    CREATE TABLE item_tally (
      item INTEGER NOT NULL REFERENCES item (id),
      option INTEGER NOT NULL CHECK (option BETWEEN -1 AND 3), -- -1 without an answer
      rounds INTEGER NOT NULL CHECK (rounds >= 1),
      PRIMARY KEY (item, option)
    ) STRICT, WITHOUT ROWID;

    -- What rounds came to whose players are gone. It doesn't tell which of them were one player's.
    CREATE TABLE past_answer (
      item INTEGER NOT NULL REFERENCES item (id),
      option INTEGER NOT NULL CHECK (option BETWEEN -1 AND 3),
      spent INTEGER NOT NULL,
      rounds INTEGER NOT NULL CHECK (rounds >= 1),
      PRIMARY KEY (item, option, spent)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE week_score (
      language TEXT NOT NULL,
      monday INTEGER NOT NULL CHECK ((monday + 3) % 7 = 0),
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      correct INTEGER NOT NULL CHECK (correct BETWEEN 0 AND 21),
      elapsed INTEGER NOT NULL CHECK (elapsed >= spent),
      spent INTEGER NOT NULL CHECK (spent >= 0),
      PRIMARY KEY (language, monday, account)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX week_board ON week_score (language, monday, correct DESC, elapsed);
    CREATE INDEX week_score_by_account ON week_score (account);
    """

  /// Private groups, and the reports on questions.
  static let companySQL = """
    CREATE TABLE player_group (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
      invitation BLOB NOT NULL UNIQUE CHECK (length(invitation) = 16),
      founded INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE member (
      player_group INTEGER NOT NULL REFERENCES player_group (id),
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      joined INTEGER NOT NULL,
      PRIMARY KEY (player_group, account)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX member_by_account ON member (account, joined);

    CREATE TRIGGER group_ends_with_its_last_member AFTER DELETE ON member
    WHEN NOT EXISTS (SELECT 1 FROM member WHERE player_group = OLD.player_group) BEGIN
      DELETE FROM player_group WHERE id = OLD.player_group;
    END;

    CREATE TABLE report (
      item INTEGER NOT NULL REFERENCES item (id),
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      text TEXT NOT NULL CHECK (length(text) <= 2000),
      at INTEGER NOT NULL,
      settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)),
      PRIMARY KEY (item, account)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX report_open ON report (item, at) WHERE settled = 0;
    CREATE INDEX report_by_account ON report (account, at);
    """

  static let dailySQL = [bankSQL, scheduleSQL, roundsSQL, companySQL].joined(separator: "\n")
}
