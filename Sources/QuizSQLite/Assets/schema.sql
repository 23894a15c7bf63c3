-- Today's tables of a SQLite database; a new one is made with this file. Older ones get here by the migrations of
-- QuizDatabase/Schema, which keep the names of their time. A test compares the two, but for the comments.
--
-- Names of columns:
--   _at            an instant, in milliseconds since 1970-01-01 UTC
--   _ms            a time span, in milliseconds
--   date, monday   a day's number since 1970-01-01
--   _digest        a SHA-256 of 32 bytes, of a token that only its owner has or of what the comment says; never a
--                  password's hash. identity_digest has the first 16 bytes; recovery_code_digest is text: "$sha256$"
--                  and base64. A recovery code is as random as a key, so it needs no slow hash.
--   password_hash  scrypt with its cost and salt
--   _json          a JSON text; QuizStorage reads and writes it
--   public_id      what an address shows in place of id
--   _token         a secret of a link, as it is
--   ROLE_account_id  an account, by what it did or may do. account_id is the player, unless a comment says otherwise
--   game           a game of the day, by its primary language. Languages that share a game are in game_language.
--   mutex_counter  written by transactions that exclude each other
CREATE TABLE account (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT CHECK (length(name) BETWEEN 2 AND 24),
  folded_name TEXT UNIQUE, -- the form that names are compared by
  password_hash TEXT, -- scrypt, with its cost and salt; NULL for a guest
  recovery_code_digest TEXT,
  role TEXT NOT NULL DEFAULT 'player' CHECK (role IN ('player', 'operator')),
  created_at INTEGER NOT NULL,
  language TEXT NOT NULL CHECK (language <> ''), -- of the questions
  hides_stopwatch INTEGER NOT NULL CHECK (hides_stopwatch IN (0, 1)),
  is_onboarded INTEGER NOT NULL DEFAULT 0 CHECK (is_onboarded IN (0, 1)),
  mutex_counter INTEGER NOT NULL DEFAULT 0,
  is_author INTEGER NOT NULL DEFAULT 0 CHECK (is_author IN (0, 1)), -- beside role, whose check SQLite can't change
  CHECK ((name IS NULL) = (folded_name IS NULL) AND (name IS NULL) = (password_hash IS NULL)),
  CHECK (name IS NOT NULL OR (recovery_code_digest IS NULL AND role = 'player'))
) STRICT;
CREATE TABLE "account_time_zone" (
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  valid_from INTEGER NOT NULL,
  time_zone TEXT NOT NULL,
  PRIMARY KEY (account_id, valid_from)
) STRICT, WITHOUT ROWID;
CREATE TABLE "anonymized_answer" (
  item_id INTEGER NOT NULL REFERENCES item (id),
  "chosen_option" INTEGER NOT NULL CHECK ("chosen_option" BETWEEN -1 AND 3),
  watch_time_ms INTEGER NOT NULL,
  round_count INTEGER NOT NULL CHECK (round_count >= 1),
  PRIMARY KEY (item_id, "chosen_option", watch_time_ms)
) STRICT, WITHOUT ROWID;
CREATE TABLE "attempt_count" (
  attempt_key BLOB NOT NULL PRIMARY KEY,
  attempt_count INTEGER NOT NULL CHECK (attempt_count >= 1),
  latest_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL CHECK (expires_at >= latest_at) -- from when on it no longer matters
) STRICT, WITHOUT ROWID;
CREATE TABLE bank_count (
  language TEXT NOT NULL, -- of the questions as they were imported
  difficulty TEXT NOT NULL,
  category TEXT NOT NULL,
  question_count INTEGER NOT NULL CHECK (question_count >= 0), -- that aren't retired
  PRIMARY KEY (language, difficulty, category)
) STRICT, WITHOUT ROWID;
CREATE TABLE bank_import (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  file_name TEXT NOT NULL,
  format TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  ended_at INTEGER, -- NULL while it is under way, and where it was interrupted
  added_count INTEGER NOT NULL CHECK (added_count >= 0),
  changed_count INTEGER NOT NULL CHECK (changed_count >= 0),
  undone_at INTEGER -- NULL where it wasn't
) STRICT;
CREATE TABLE "bank_mutex" (
  game TEXT NOT NULL,
  difficulty TEXT NOT NULL,
  mutex_counter INTEGER NOT NULL CHECK (mutex_counter >= 1),
  PRIMARY KEY (game, difficulty)
) STRICT, WITHOUT ROWID;
CREATE TABLE clock_reset (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  previous_latest_at INTEGER NOT NULL, -- the latest instant until then
  reason TEXT NOT NULL,
  reset_at INTEGER NOT NULL
) STRICT;
CREATE TABLE comparison_invitation (
  play_id INTEGER NOT NULL PRIMARY KEY REFERENCES play (id) ON DELETE CASCADE,
  invitation_token BLOB NOT NULL UNIQUE CHECK (length(invitation_token) = 16),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE "correction" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  item_id INTEGER NOT NULL REFERENCES item (id),
  action TEXT NOT NULL CHECK (action IN ('void', 'rekey', 'dismiss')),
  "new_correct_option" INTEGER CHECK (("new_correct_option" IS NOT NULL) = (action = 'rekey')), -- indexes its options
  account_id INTEGER REFERENCES account (id) ON DELETE SET NULL, -- who decided; NULL on the command line, too
  reason TEXT NOT NULL,
  decided_at INTEGER NOT NULL
) STRICT;
CREATE TABLE day_result (
  game TEXT NOT NULL,
  date INTEGER NOT NULL,
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  correct_count INTEGER NOT NULL CHECK (correct_count BETWEEN 0 AND 3),
  elapsed_ms INTEGER NOT NULL CHECK (elapsed_ms >= 0), -- of the correct answers, each in whole tenths of a second
  PRIMARY KEY (game, date, account_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE distribution (
  quiz_id INTEGER NOT NULL REFERENCES quiz (id),
  outcome_id TEXT NOT NULL, -- as in play
  play_count INTEGER NOT NULL CHECK (play_count >= 1),
  PRIMARY KEY (quiz_id, outcome_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE draft (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  public_id BLOB NOT NULL UNIQUE CHECK (length(public_id) = 16),
  owner_account_id INTEGER NOT NULL REFERENCES account (id),
  title TEXT NOT NULL, -- for lists; '' where there is none
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  version INTEGER NOT NULL CHECK (version >= 0), -- how often it was changed
  mutex_counter INTEGER NOT NULL DEFAULT 0,
  summary_json TEXT NOT NULL DEFAULT '', -- language and faces for lists, see DraftCodec; '' for a draft that has neither
  stored_bytes INTEGER NOT NULL DEFAULT 0 -- of the first content and all changes
) STRICT;
CREATE TABLE draft_change (
  draft_id INTEGER NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
  version INTEGER NOT NULL CHECK (version >= 1), -- of the draft after it
  author_account_id INTEGER REFERENCES account (id) ON DELETE SET NULL, -- NULL once the account is deleted
  request_id BLOB NOT NULL CHECK (length(request_id) = 16), -- by which a repeated request is recognised
  action TEXT NOT NULL CHECK (action IN ('edit', 'undo', 'redo', 'restore')),
  changed_at INTEGER NOT NULL,
  operations_json TEXT NOT NULL, -- as they were done, with the version that their author saw
  PRIMARY KEY (draft_id, version),
  UNIQUE (draft_id, request_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE draft_editor (
  draft_id INTEGER NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
  editor_account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (draft_id, editor_account_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE draft_preview (
  token_digest BLOB NOT NULL PRIMARY KEY CHECK (length(token_digest) = 32), -- of the link's token
  draft_id INTEGER NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE draft_publication (
  quiz_id INTEGER NOT NULL PRIMARY KEY REFERENCES quiz (id),
  draft_id INTEGER UNIQUE REFERENCES draft (id) ON DELETE SET NULL, -- NULL once the draft is deleted
  state TEXT NOT NULL CHECK (state IN ('listed', 'unlisted', 'unpublished')),
  reason TEXT NOT NULL, -- why it was unpublished; '' where nobody said it
  decider_account_id INTEGER REFERENCES account (id) ON DELETE SET NULL, -- who set the state
  changed_at INTEGER NOT NULL
) STRICT;
CREATE TABLE draft_revision (
  revision_id INTEGER NOT NULL PRIMARY KEY REFERENCES revision (id),
  draft_id INTEGER NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
  version INTEGER NOT NULL CHECK (version >= 0), -- of the draft that was published
  publisher_account_id INTEGER REFERENCES account (id) ON DELETE SET NULL -- who published it
) STRICT;
CREATE TABLE draft_snapshot (
  draft_id INTEGER NOT NULL PRIMARY KEY REFERENCES draft (id) ON DELETE CASCADE,
  version INTEGER NOT NULL CHECK (version >= 0),
  draft_json TEXT NOT NULL
) STRICT;
CREATE TABLE "draw_pool" (
  game TEXT NOT NULL,
  difficulty TEXT NOT NULL,
  position INTEGER NOT NULL CHECK (position >= 0),
  question_id INTEGER NOT NULL UNIQUE REFERENCES question (id),
  PRIMARY KEY (game, difficulty, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE game_language (
  game TEXT NOT NULL, -- its primary language, by which items and boards know it
  position INTEGER NOT NULL CHECK (position >= 0), -- 0 for the primary language
  language TEXT NOT NULL UNIQUE,
  PRIMARY KEY (game, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
CREATE TABLE "house_secret" (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  bytes BLOB NOT NULL CHECK (length(bytes) = 16)
) STRICT;
CREATE TABLE invited_play (
  play_id INTEGER NOT NULL PRIMARY KEY REFERENCES play (id) ON DELETE CASCADE,
  invitation_token BLOB NOT NULL CHECK (length(invitation_token) = 16)
) STRICT, WITHOUT ROWID;
CREATE TABLE item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game TEXT NOT NULL,
  difficulty TEXT NOT NULL,
  category TEXT NOT NULL,
  date INTEGER, -- counts days from 1970-01-01, as all dates
  question_id INTEGER NOT NULL REFERENCES question (id),
  options TEXT NOT NULL CHECK (json_array_length(options) BETWEEN 2 AND 4), -- a JSON list
  "correct_option" INTEGER NOT NULL CHECK ("correct_option" BETWEEN 0 AND json_array_length(options) - 1),
  is_void INTEGER NOT NULL DEFAULT 0 CHECK (is_void IN (0, 1)),
  -- 0 as long as no round was started on it
  is_started INTEGER NOT NULL DEFAULT 0 CHECK (is_started >= 0)
) STRICT;
CREATE TABLE "item_answer_count" (
  item_id INTEGER NOT NULL REFERENCES item (id),
  "chosen_option" INTEGER NOT NULL CHECK ("chosen_option" BETWEEN -1 AND 3), -- -1 without an answer
  round_count INTEGER NOT NULL CHECK (round_count >= 1),
  PRIMARY KEY (item_id, "chosen_option")
) STRICT, WITHOUT ROWID;
CREATE TABLE item_start (
  item_id INTEGER NOT NULL REFERENCES item (id),
  start_count INTEGER NOT NULL CHECK (start_count >= 1),
  PRIMARY KEY (item_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE "known_browser" (
  token_digest BLOB NOT NULL PRIMARY KEY CHECK (length(token_digest) = 32), -- of a token in the cookie of known browsers
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL, -- when it signed in first
  last_sign_in_at INTEGER NOT NULL -- when it signed in last
) STRICT, WITHOUT ROWID;
CREATE TABLE member (
  group_id INTEGER NOT NULL REFERENCES player_group (id),
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  joined_at INTEGER NOT NULL,
  PRIMARY KEY (group_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE picture (
  digest BLOB NOT NULL PRIMARY KEY CHECK (length(digest) = 32), -- SHA-256 of bytes
  bytes BLOB NOT NULL
) STRICT;
CREATE TABLE play (
  id INTEGER PRIMARY KEY,
  "public_id" BLOB NOT NULL UNIQUE CHECK (length("public_id") = 16),
  browser_digest BLOB NOT NULL CHECK (length(browser_digest) = 32), -- of the token in the browser's own cookie
  quiz_id INTEGER NOT NULL,
  revision_id INTEGER NOT NULL,
  seed INTEGER NOT NULL, -- its 64 bits, read as signed
  started_at INTEGER NOT NULL,
  finished_at INTEGER,
  outcome_id TEXT, -- the outcome's id; '' where finished and undecided
  responses BLOB NOT NULL, -- see ResponseCoding
  FOREIGN KEY (revision_id, quiz_id) REFERENCES revision (id, quiz_id),
  CHECK ((finished_at IS NULL) = (outcome_id IS NULL))
) STRICT;
CREATE TABLE player_group (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  invitation_token BLOB NOT NULL UNIQUE CHECK (length(invitation_token) = 16),
  created_at INTEGER NOT NULL,
  mutex_counter INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE "practice_pool" (
  game TEXT NOT NULL,
  difficulty TEXT NOT NULL,
  category TEXT NOT NULL,
  position INTEGER NOT NULL CHECK (position >= 0),
  question_id INTEGER NOT NULL UNIQUE REFERENCES question (id),
  PRIMARY KEY (game, difficulty, category, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE published_answer_count (
  item_id INTEGER NOT NULL REFERENCES item (id),
  chosen_option INTEGER NOT NULL CHECK (chosen_option BETWEEN 0 AND 3),
  round_count INTEGER NOT NULL CHECK (round_count >= 1),
  published_at INTEGER NOT NULL, -- the same for all options of an item
  PRIMARY KEY (item_id, chosen_option)
) STRICT, WITHOUT ROWID;
CREATE TABLE "published_distribution" (
  quiz_id INTEGER NOT NULL REFERENCES quiz (id),
  outcome_id TEXT NOT NULL, -- as in play
  play_count INTEGER NOT NULL CHECK (play_count >= 1), -- as it was when the last batch was full
  PRIMARY KEY (quiz_id, outcome_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE question (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  identity_digest BLOB NOT NULL CHECK (length(identity_digest) = 16), -- see QuestionDigest
  language TEXT NOT NULL CHECK (language <> ''),
  difficulty TEXT NOT NULL CHECK (difficulty IN ('easy', 'medium', 'hard')),
  category TEXT NOT NULL
    CHECK (category IN ('arts', 'general', 'geography', 'history', 'science', 'sports')),
  text TEXT NOT NULL CHECK (text <> ''),
  "correct_answer" TEXT NOT NULL CHECK ("correct_answer" <> ''),
  distractors TEXT NOT NULL CHECK (json_array_length(distractors) >= 1), -- a JSON list
  explanation TEXT NOT NULL,
  source TEXT NOT NULL,
  licence TEXT NOT NULL,
  entry_name TEXT NOT NULL, -- the author's own; '' where there is none
  added_at INTEGER NOT NULL,
  retired_at INTEGER NOT NULL DEFAULT 0, -- since when it is neither drawn nor practised; 0 where it is
  import_id INTEGER, -- the import that brought it
  UNIQUE (identity_digest, retired_at)
) STRICT;
CREATE TABLE question_alias (
  identity_digest BLOB NOT NULL PRIMARY KEY CHECK (length(identity_digest) = 16), -- of corrected texts
  question_id INTEGER NOT NULL REFERENCES question (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE question_translation (
  question_id INTEGER NOT NULL REFERENCES question (id) ON DELETE CASCADE,
  language TEXT NOT NULL CHECK (language <> ''),
  replaced_at INTEGER NOT NULL DEFAULT 0, -- when a correction took its place; 0 where it is the present one
  text TEXT NOT NULL CHECK (text <> ''),
  correct_answer TEXT NOT NULL CHECK (correct_answer <> ''),
  distractors TEXT NOT NULL CHECK (json_array_length(distractors) >= 1), -- a JSON list, in the order of the question's
  explanation TEXT NOT NULL,
  source TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  account_id INTEGER REFERENCES account (id) ON DELETE SET NULL, -- who replaced it; NULL for an import
  reason TEXT NOT NULL, -- why it was replaced; '' where nobody said it
  PRIMARY KEY (question_id, language, replaced_at)
) STRICT, WITHOUT ROWID;
CREATE TABLE quiz (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 64)
) STRICT;
CREATE TABLE report (
  item_id INTEGER NOT NULL REFERENCES item (id),
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  text TEXT NOT NULL CHECK (length(text) <= 2000),
  reported_at INTEGER NOT NULL,
  is_settled INTEGER NOT NULL DEFAULT 0 CHECK (is_settled IN (0, 1)),
  PRIMARY KEY (item_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE revision (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  quiz_id INTEGER NOT NULL REFERENCES quiz (id),
  number INTEGER NOT NULL CHECK (number >= 1), -- counts the quiz's revisions
  created_at INTEGER NOT NULL,
  digest BLOB NOT NULL CHECK (length(digest) = 32), -- SHA-256 of content and pictures
  quiz_json TEXT NOT NULL, -- the quiz file as canonical JSON
  UNIQUE (quiz_id, number),
  UNIQUE (id, quiz_id) -- for the plays' foreign key
) STRICT;
CREATE TABLE revision_picture (
  revision_id INTEGER NOT NULL REFERENCES revision (id),
  path TEXT NOT NULL, -- the path in the quiz file
  picture_digest BLOB NOT NULL REFERENCES picture (digest),
  format TEXT NOT NULL,
  width INTEGER NOT NULL CHECK (width >= 0),
  height INTEGER NOT NULL CHECK (height >= 0),
  PRIMARY KEY (revision_id, path)
) STRICT, WITHOUT ROWID;
CREATE TABLE role_invitation (
  token_digest BLOB NOT NULL PRIMARY KEY CHECK (length(token_digest) = 32), -- of the link's token
  role TEXT NOT NULL CHECK (role IN ('author', 'operator')),
  inviter_account_id INTEGER REFERENCES account (id) ON DELETE CASCADE, -- who invites; NULL for the command line
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL CHECK (expires_at > created_at)
) STRICT, WITHOUT ROWID;
CREATE TABLE round (
  account_id INTEGER NOT NULL REFERENCES account (id),
  date INTEGER NOT NULL,
  difficulty TEXT NOT NULL,
  "public_id" BLOB NOT NULL UNIQUE CHECK (length("public_id") = 16),
  item_id INTEGER NOT NULL REFERENCES item (id),
  category TEXT NOT NULL,
  is_unranked INTEGER NOT NULL CHECK (is_unranked IN (0, 1)), -- on no board: started by a guest, or withheld
  seed INTEGER NOT NULL, -- its 64 bits, read as signed
  started_at INTEGER NOT NULL,
  day_ends_at INTEGER NOT NULL CHECK (day_ends_at > started_at),
  phase TEXT NOT NULL CHECK (phase IN ('running', 'paused') OR phase IN ('answered', 'timedOut') OR phase = 'expired'),
  running_since INTEGER CHECK ((running_since IS NOT NULL) = (phase = 'running')), -- when the watch was started last
  last_heartbeat_at INTEGER CHECK (last_heartbeat_at IS NULL OR phase = 'running'), -- when the page was heard of last
  "chosen_option" INTEGER CHECK (("chosen_option" IS NOT NULL) = (phase = 'answered')),
  watch_time_ms INTEGER NOT NULL CHECK (watch_time_ms BETWEEN 0 AND 3600000), -- when it was stopped last
  -- from Start to the end, pauses included
  ended_after_ms INTEGER CHECK ((ended_after_ms IS NOT NULL) = (phase IN ('answered', 'timedOut'))
    AND ended_after_ms >= watch_time_ms),
  latest_at INTEGER NOT NULL CHECK (latest_at >= started_at),
  -- NULL while the round is unfinished
  is_correct INTEGER CHECK ((is_correct IS NULL) = (phase IN ('running', 'paused'))),
  is_void INTEGER NOT NULL CHECK (is_void IN (0, 1)), -- whether its item is
  is_withheld INTEGER NOT NULL DEFAULT 0 CHECK (is_withheld IN (0, 1)), -- stays off boards, see RoundRanking
  PRIMARY KEY (account_id, date, difficulty)
) STRICT, WITHOUT ROWID;
CREATE TABLE "server_clock" (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  latest_at INTEGER NOT NULL, -- the latest instant that the house has seen, to the quarter of an hour
  reset_count INTEGER NOT NULL CHECK (reset_count >= 0) -- how often an operator set it back
) STRICT;
CREATE TABLE session (
  token_digest BLOB NOT NULL PRIMARY KEY CHECK (length(token_digest) = 32), -- of the token in the cookie of the session
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  started_at INTEGER NOT NULL,
  browser_description TEXT NOT NULL DEFAULT '',
  last_used_at INTEGER -- NULL until the session is used
) STRICT, WITHOUT ROWID;
CREATE TABLE streak_checkpoint (
  account_id INTEGER NOT NULL PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  through_date INTEGER NOT NULL, -- the last date that it counts
  day_count INTEGER NOT NULL CHECK (day_count >= 0),
  first_date INTEGER,
  last_date INTEGER,
  pending_date INTEGER, -- missed, and forgiven only if the streak continues
  day_count_since_miss INTEGER, -- NULL where no date was missed
  first_date_since_miss INTEGER,
  correction_id INTEGER NOT NULL, -- the latest correction that it takes into account; 0 before the first
  CHECK ((first_date IS NULL) = (day_count = 0) AND (last_date IS NULL) = (day_count = 0))
) STRICT, WITHOUT ROWID;
CREATE TABLE week_score (
  game TEXT NOT NULL,
  monday INTEGER NOT NULL CHECK ((monday + 3) % 7 = 0),
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  correct_count INTEGER NOT NULL CHECK (correct_count BETWEEN 0 AND 21),
  elapsed_ms INTEGER NOT NULL CHECK (elapsed_ms >= watch_time_ms),
  watch_time_ms INTEGER NOT NULL CHECK (watch_time_ms >= 0),
  PRIMARY KEY (game, monday, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX account_author ON account (is_author) WHERE is_author = 1;
CREATE INDEX account_operator ON account (role) WHERE role = 'operator';
CREATE INDEX attempt_by_end ON "attempt_count" (expires_at);
CREATE INDEX correction_by_account ON correction (account_id);
CREATE INDEX correction_by_item ON correction (item_id);
CREATE INDEX day_ranking ON day_result (game, date, correct_count DESC, elapsed_ms);
CREATE INDEX day_result_by_account ON day_result (account_id);
CREATE INDEX draft_by_change ON draft (changed_at);
CREATE INDEX draft_by_owner ON draft (owner_account_id, changed_at);
CREATE INDEX draft_change_by_account ON draft_change (author_account_id, draft_id, version, action);
CREATE INDEX draft_editor_by_account ON draft_editor (editor_account_id);
CREATE INDEX draft_preview_by_draft ON draft_preview (draft_id);
CREATE INDEX draft_publication_by_account ON draft_publication (decider_account_id);
CREATE INDEX draft_revision_by_account ON draft_revision (publisher_account_id);
CREATE INDEX draft_revision_by_draft ON draft_revision (draft_id, version);
CREATE INDEX item_by_date ON item (game, date, difficulty, category, is_void, question_id);
CREATE INDEX item_by_question ON item (question_id, date);
CREATE UNIQUE INDEX item_on_schedule ON item (game, difficulty, date)
  WHERE date IS NOT NULL AND (is_void = 0 OR is_started > 0);
CREATE UNIQUE INDEX item_undated ON item (question_id) WHERE date IS NULL;
CREATE INDEX known_browser_by_account ON known_browser (account_id, last_sign_in_at);
CREATE INDEX member_by_account ON member (account_id, joined_at);
CREATE INDEX play_by_browser ON play (browser_digest, quiz_id);
CREATE INDEX play_by_quiz ON play (quiz_id, started_at);
CREATE INDEX question_alias_by_question ON question_alias (question_id);
CREATE INDEX question_by_import ON question (import_id) WHERE import_id IS NOT NULL;
CREATE INDEX question_by_kind ON question (language, difficulty, retired_at);
CREATE INDEX question_translation_by_account ON question_translation (account_id);
CREATE INDEX question_translation_replaced ON question_translation (replaced_at) WHERE replaced_at > 0;
CREATE INDEX report_by_account ON report (account_id, reported_at);
CREATE INDEX report_open ON report (item_id, reported_at) WHERE is_settled = 0;
CREATE INDEX revision_picture_by_picture ON revision_picture (picture_digest, revision_id);
CREATE INDEX role_invitation_by_account ON role_invitation (inviter_account_id);
CREATE INDEX role_invitation_by_end ON role_invitation (expires_at);
CREATE INDEX round_best_time ON round (account_id, difficulty, ended_after_ms) WHERE is_correct = 1 AND is_void = 0;
CREATE INDEX round_by_item ON round (item_id, account_id);
CREATE INDEX round_open ON round (account_id) WHERE is_correct IS NULL;
CREATE INDEX round_ranking ON round (item_id, ended_after_ms, started_at, is_correct, is_unranked, is_void)
  WHERE is_correct = 1 AND is_unranked = 0 AND is_void = 0;
CREATE INDEX session_by_account ON session (account_id, last_used_at);
CREATE INDEX week_board ON week_score (game, monday, correct_count DESC, elapsed_ms);
CREATE INDEX week_score_by_account ON week_score (account_id);
CREATE VIEW item_with_question AS
SELECT item.id AS item_id, item.game, item.difficulty, item.category, item.date AS item_date, item.question_id,
  item.options, item.correct_option, item.is_void, item.is_started, question.language AS question_language,
  question.text, question.correct_answer, question.distractors, question.explanation, question.source,
  question.licence,
  EXISTS (
    SELECT 1 FROM question_translation
    WHERE question_translation.question_id = question.id AND question_translation.language = question.language
      AND question_translation.replaced_at = 0) AS is_reworded
FROM item JOIN question ON question.id = item.question_id;
CREATE VIEW round_with_item AS
SELECT item.item_id, item.game, item.difficulty, item.category, item.question_id, item.options,
  item.correct_option, item.is_void, item.question_language, item.text, item.correct_answer, item.distractors,
  item.explanation, item.source, item.licence, item.is_reworded, round.public_id, round.account_id, round.date,
  round.seed, round.started_at, round.day_ends_at, round.phase, round.running_since, round.last_heartbeat_at,
  round.chosen_option, round.watch_time_ms, round.ended_after_ms, round.latest_at, round.is_correct,
  round.is_unranked, round.is_withheld
FROM round JOIN item_with_question AS item ON item.item_id = round.item_id;
CREATE TRIGGER clock_reset_never_changes BEFORE UPDATE ON clock_reset
BEGIN SELECT RAISE (ABORT, 'a reset never changes'); END;
CREATE TRIGGER clock_reset_stays BEFORE DELETE ON clock_reset
BEGIN SELECT RAISE (ABORT, 'a reset stays'); END;
CREATE TRIGGER correction_is_never_deleted BEFORE DELETE ON correction
BEGIN SELECT RAISE (ABORT, 'a correction is never deleted'); END;
CREATE TRIGGER correction_never_changes BEFORE UPDATE
  OF id, item_id, action, new_correct_option, reason, decided_at ON correction
BEGIN SELECT RAISE (ABORT, 'a correction never changes'); END;
CREATE TRIGGER draft_change_never_changes BEFORE UPDATE
  OF draft_id, version, request_id, action, changed_at, operations_json ON draft_change
BEGIN SELECT RAISE (ABORT, 'a change of a draft never changes'); END;
CREATE TRIGGER finished_play_never_changes BEFORE UPDATE ON play
  WHEN OLD.finished_at IS NOT NULL
BEGIN SELECT RAISE (ABORT, 'a finished play never changes'); END;
CREATE TRIGGER finished_round_never_changes BEFORE UPDATE
  OF phase, running_since, last_heartbeat_at, chosen_option, watch_time_ms, ended_after_ms, latest_at ON round
  WHEN OLD.is_correct IS NOT NULL
BEGIN SELECT RAISE (ABORT, 'a round that is over never changes'); END;
CREATE TRIGGER group_ends_with_its_last_member AFTER DELETE ON member
  WHEN NOT EXISTS (SELECT 1 FROM member WHERE group_id = OLD.group_id)
BEGIN DELETE FROM player_group WHERE id = OLD.group_id; END;
CREATE TRIGGER item_is_frozen BEFORE UPDATE OF id, game, difficulty, category, date, question_id, options ON item
BEGIN SELECT RAISE (ABORT, 'the schedule is frozen'); END;
CREATE TRIGGER item_is_never_deleted BEFORE DELETE ON item
BEGIN SELECT RAISE (ABORT, 'the schedule is frozen'); END;
CREATE TRIGGER item_is_rekeyed_by_correction BEFORE UPDATE OF correct_option ON item
  WHEN NOT EXISTS (
    SELECT 1 FROM correction
    WHERE item_id = OLD.id AND action = 'rekey' AND new_correct_option = NEW.correct_option)
BEGIN SELECT RAISE (ABORT, 'only a correction changes a key'); END;
CREATE TRIGGER item_is_voided_by_correction BEFORE UPDATE OF is_void ON item
  WHEN NEW.is_void < OLD.is_void
  OR NOT EXISTS (SELECT 1 FROM correction WHERE item_id = OLD.id AND action = 'void')
BEGIN SELECT RAISE (ABORT, 'only a correction voids an item'); END;
CREATE TRIGGER name_is_given_once BEFORE UPDATE OF id, name, folded_name, created_at ON account
  WHEN OLD.name IS NOT NULL OR NEW.id <> OLD.id OR NEW.created_at <> OLD.created_at
BEGIN SELECT RAISE (ABORT, 'an account keeps its name'); END;
CREATE TRIGGER only_unranked_round_changes_account BEFORE UPDATE OF account_id ON round
  WHEN OLD.is_unranked = 0
BEGIN SELECT RAISE (ABORT, 'a round stays with its player'); END;
CREATE TRIGGER picture_never_changes BEFORE UPDATE ON picture
BEGIN SELECT RAISE (ABORT, 'a picture never changes'); END;
CREATE TRIGGER play_identity_never_changes BEFORE UPDATE
  OF id, public_id, browser_digest, quiz_id, revision_id, seed, started_at ON play
BEGIN SELECT RAISE (ABORT, 'only the answers of a play change'); END;
CREATE TRIGGER question_never_changes BEFORE UPDATE
  OF id, identity_digest, language, difficulty, category, text, correct_answer, distractors, explanation, source,
    licence, entry_name, added_at ON question
BEGIN SELECT RAISE (ABORT, 'a question never changes'); END;
CREATE TRIGGER question_retires_once BEFORE UPDATE OF retired_at ON question
  WHEN OLD.retired_at <> 0
BEGIN SELECT RAISE (ABORT, 'a question retires once'); END;
CREATE TRIGGER revision_never_changes BEFORE UPDATE ON revision
BEGIN SELECT RAISE (ABORT, 'a revision never changes'); END;
CREATE TRIGGER round_identity_never_changes BEFORE UPDATE
  OF date, difficulty, public_id, item_id, category, is_unranked, seed, started_at, day_ends_at ON round
BEGIN SELECT RAISE (ABORT, 'only the watch and the answer of a round change'); END;
CREATE TRIGGER round_is_marked_by_its_item AFTER UPDATE OF is_correct, is_void ON round
  WHEN NEW.is_void <> (SELECT is_void FROM item WHERE id = NEW.item_id)
  OR NEW.is_correct <> (NEW.chosen_option IS (SELECT correct_option FROM item WHERE id = NEW.item_id))
BEGIN SELECT RAISE (ABORT, 'a round is marked by its item'); END;
CREATE TRIGGER round_stays_withheld BEFORE UPDATE OF is_withheld ON round
BEGIN SELECT RAISE (ABORT, 'what is withheld stays so'); END;
CREATE TRIGGER started_item_stays_started BEFORE UPDATE OF is_started ON item
  WHEN NEW.is_started < OLD.is_started
BEGIN SELECT RAISE (ABORT, 'an item that was started stays so'); END;
CREATE TRIGGER translation_is_replaced_once BEFORE UPDATE OF replaced_at, reason ON question_translation
  WHEN OLD.replaced_at <> 0
BEGIN SELECT RAISE (ABORT, 'a translation is replaced once'); END;
CREATE TRIGGER translation_never_changes BEFORE UPDATE
  OF question_id, language, text, correct_answer, distractors, explanation, source, added_at ON question_translation
BEGIN SELECT RAISE (ABORT, 'a translation never changes'); END;
CREATE TRIGGER withheld_round_keeps_its_account BEFORE UPDATE OF account_id ON round
  WHEN OLD.is_withheld = 1
BEGIN SELECT RAISE (ABORT, 'a round stays with its player'); END;
