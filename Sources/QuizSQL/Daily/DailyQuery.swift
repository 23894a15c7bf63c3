/// Statements about the schedule and the rounds.
enum DailyQuery: String, PreparedQuery {
  // The schedule
  case item = """
    SELECT id, language, difficulty, category, date, question_id, options, correct_option, is_void, is_started, text,
      correct_answer, distractors, explanation, source, licence
    FROM item_with_question WHERE id = ?
    """
  case itemOnSchedule = """
    SELECT id, language, difficulty, category, date, question_id, options, correct_option, is_void, is_started, text,
      correct_answer, distractors, explanation, source, licence
    FROM item_with_question
    WHERE language = ? AND difficulty = ? AND date = ? AND (is_void = 0 OR is_started > 0)
    """
  case undatedItem = """
    SELECT id, language, difficulty, category, date, question_id, options, correct_option, is_void, is_started, text,
      correct_answer, distractors, explanation, source, licence
    FROM item_with_question WHERE question_id = ? AND date IS NULL
    """
  case schedule = """
    SELECT id, language, difficulty, category, date, question_id, options, correct_option, is_void, is_started, text,
      correct_answer, distractors, explanation, source, licence
    FROM item_with_question
    WHERE language = ? AND difficulty = ? AND date BETWEEN ? AND ? AND (is_void = 0 OR is_started > 0) ORDER BY date
    """
  case voided = """
    SELECT item.date, item.difficulty FROM correction JOIN item ON item.id = correction.item_id
    WHERE correction.action = 'void' AND item.is_void = 1 AND item.is_started > 0 AND item.language = ? AND item.date IS NOT NULL
    """
  case addItem = """
    INSERT INTO item (language, difficulty, category, date, question_id, options, correct_option)
    SELECT language, difficulty, category, ?2, id, ?3, ?4 FROM question WHERE id = ?1
    """
  case markStarted = "UPDATE item SET is_started = 1 WHERE id = ? AND is_started = 0"
  case countStart = """
    INSERT INTO item_start (item_id, start_count) VALUES (?, 1) ON CONFLICT (item_id) DO UPDATE SET start_count = start_count + 1
    """
  case starts = "SELECT coalesce(sum(start_count), 0) FROM item_start WHERE item_id = ?"
  case wasAsked = """
    SELECT 1 FROM item CROSS JOIN round INDEXED BY round_by_item ON round.item_id = item.id AND round.account_id = ?2
    WHERE item.question_id = ?1 LIMIT 1
    """

  // Rounds
  case isGuest = "SELECT name IS NULL FROM account WHERE id = ?"
  case addRound = """
    INSERT INTO round (account_id, date, difficulty, public_id, item_id, category, is_unranked, seed, started_at, closes_at, phase, running_since, spent_ms,
      latest_at, is_void, is_withheld)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 'running', ?9, 0, ?9, ?11, ?12)
    """
  case round = """
    SELECT id, language, difficulty, category, date, question_id, options, correct_option, is_void, is_started, text,
      correct_answer, distractors, explanation, source, licence, public_id, account_id, round_date, seed, started_at, closes_at,
      phase, running_since, last_heartbeat_at, chosen_option, spent_ms, elapsed_ms, latest_at, is_correct, is_unranked,
      is_withheld
    FROM round_with_item WHERE public_id = ?
    """
  case lockRound = "SELECT item_id FROM round WHERE public_id = ?"
  case lockRounds = "SELECT item_id FROM round WHERE account_id = ?"
  case roundOfDate = """
    SELECT id, language, difficulty, category, date, question_id, options, correct_option, is_void, is_started, text,
      correct_answer, distractors, explanation, source, licence, public_id, account_id, round_date, seed, started_at, closes_at,
      phase, running_since, last_heartbeat_at, chosen_option, spent_ms, elapsed_ms, latest_at, is_correct, is_unranked,
      is_withheld
    FROM round_with_item WHERE account_id = ? AND round_date = ? AND difficulty = ?
    """
  case roundsOfDate = """
    SELECT id, language, difficulty, category, date, question_id, options, correct_option, is_void, is_started, text,
      correct_answer, distractors, explanation, source, licence, public_id, account_id, round_date, seed, started_at, closes_at,
      phase, running_since, last_heartbeat_at, chosen_option, spent_ms, elapsed_ms, latest_at, is_correct, is_unranked,
      is_withheld
    FROM round_with_item WHERE account_id = ? AND round_date = ?
    """
  case roundsOfAccount = """
    SELECT id, language, difficulty, category, date, question_id, options, correct_option, is_void, is_started, text,
      correct_answer, distractors, explanation, source, licence, public_id, account_id, round_date, seed, started_at, closes_at,
      phase, running_since, last_heartbeat_at, chosen_option, spent_ms, elapsed_ms, latest_at, is_correct, is_unranked,
      is_withheld
    FROM round_with_item WHERE account_id = ? ORDER BY round_date
    """
  case openRounds = """
    SELECT id, language, difficulty, category, date, question_id, options, correct_option, is_void, is_started, text,
      correct_answer, distractors, explanation, source, licence, public_id, account_id, round_date, seed, started_at, closes_at,
      phase, running_since, last_heartbeat_at, chosen_option, spent_ms, elapsed_ms, latest_at, is_correct, is_unranked,
      is_withheld
    FROM round_with_item
    WHERE public_id IN (SELECT public_id FROM round INDEXED BY round_open WHERE account_id = ? AND is_correct IS NULL)
    """
  case saveRound = """
    UPDATE round SET phase = ?, running_since = ?, last_heartbeat_at = ?, chosen_option = ?, spent_ms = ?, elapsed_ms = ?, latest_at = ?, is_correct = ?
    WHERE account_id = ? AND date = ? AND difficulty = ?
    """
  case history = """
    SELECT date, difficulty, category, phase, is_correct, spent_ms, elapsed_ms, is_void FROM round
    WHERE account_id = ? AND is_correct IS NOT NULL ORDER BY date, difficulty
    """

  case isWithheldOn = "SELECT 1 FROM round WHERE account_id = ? AND date = ? AND difficulty = ? AND is_withheld = 1"
  case isWithheldIn = "SELECT 1 FROM round WHERE account_id = ? AND date BETWEEN ? AND ? AND is_withheld = 1 LIMIT 1"

  // Counts and scores that follow from the rounds
  case countAnswer = """
    INSERT INTO item_tally (item_id, chosen_option, round_count) VALUES (?, ?, 1)
    ON CONFLICT (item_id, chosen_option) DO UPDATE SET round_count = round_count + 1
    """
  case tally =
    "SELECT chosen_option, sum(round_count) AS round_count FROM item_tally WHERE item_id = ? GROUP BY chosen_option"
  case addToWeek = """
    INSERT INTO week_score (language, monday, account_id, correct_count, elapsed_ms, spent_ms) VALUES (?1, ?2, ?3, 1, ?4, ?5)
    ON CONFLICT (language, monday, account_id)
    DO UPDATE SET correct_count = correct_count + 1, elapsed_ms = elapsed_ms + ?4, spent_ms = spent_ms + ?5
    """
  case subtractFromWeek = """
    UPDATE week_score SET correct_count = correct_count - 1, elapsed_ms = elapsed_ms - ?4, spent_ms = spent_ms - ?5
    WHERE language = ?1 AND monday = ?2 AND account_id = ?3
    """
  case deleteEmptyScores = "DELETE FROM week_score WHERE language = ? AND monday = ? AND correct_count = 0"
  case isOnSchedule = "SELECT date IS NOT NULL FROM item WHERE id = ?"
  case answersOfItem = """
    SELECT account_id, elapsed_ms, spent_ms FROM round WHERE item_id = ? AND chosen_option = ? AND is_unranked = 0 AND is_void = 0
    """

  // Deleted and merged accounts
  case anonymizeRounds = """
    INSERT INTO anonymized_answer (item_id, chosen_option, spent_ms, round_count)
    SELECT item_id, coalesce(chosen_option, -1), spent_ms, 1 FROM round WHERE account_id = ? AND is_correct IS NOT NULL
    ON CONFLICT (item_id, chosen_option, spent_ms) DO UPDATE SET round_count = round_count + 1
    """
  case deleteRounds = "DELETE FROM round WHERE account_id = ?"
  case moveRound = """
    UPDATE round SET account_id = ?1 WHERE account_id = ?2 AND date = ?3 AND difficulty = ?4 AND NOT EXISTS (
      SELECT 1 FROM round AS own WHERE own.account_id = ?1 AND own.date = ?3 AND own.difficulty = ?4)
    """
  case moveReports = """
    UPDATE report SET account_id = ?1 WHERE account_id = ?2 AND NOT EXISTS (
      SELECT 1 FROM report AS own WHERE own.account_id = ?1 AND own.item_id = report.item_id)
    """
  case leaveGroups = "DELETE FROM member WHERE account_id = ?"
}
