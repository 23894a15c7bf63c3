/// Statements about the schedule and the rounds. `item_sheet.*` and `round_sheet.*` come in the order of the views.
enum DailyQuery: String, PreparedQuery {
  // The schedule
  case item = "SELECT item_sheet.* FROM item_sheet WHERE id = ?"
  case itemOnSchedule = """
    SELECT item_sheet.* FROM item_sheet
    WHERE language = ? AND difficulty = ? AND date = ? AND (void = 0 OR starts > 0)
    """
  case undatedItem = "SELECT item_sheet.* FROM item_sheet WHERE question = ? AND date IS NULL"
  case schedule = """
    SELECT item_sheet.* FROM item_sheet
    WHERE language = ? AND difficulty = ? AND date BETWEEN ? AND ? AND (void = 0 OR starts > 0) ORDER BY date
    """
  case voided = """
    SELECT item.date, item.difficulty FROM edict JOIN item ON item.id = edict.item
    WHERE edict.deed = 'void' AND item.void = 1 AND item.starts > 0 AND item.language = ? AND item.date IS NOT NULL
    """
  case addItem = """
    INSERT INTO item (language, difficulty, category, date, question, options, "key")
    SELECT language, difficulty, category, ?2, id, ?3, ?4 FROM question WHERE id = ?1
    """
  case markStarted = "UPDATE item SET starts = 1 WHERE id = ? AND starts = 0"
  case countStart = """
    INSERT INTO item_start (item, starts) VALUES (?, 1) ON CONFLICT (item) DO UPDATE SET starts = starts + 1
    """
  case starts = "SELECT coalesce(sum(starts), 0) FROM item_start WHERE item = ?"
  case wasAsked = """
    SELECT 1 FROM item CROSS JOIN round INDEXED BY round_by_item ON round.item = item.id AND round.account = ?2
    WHERE item.question = ?1 LIMIT 1
    """

  // Rounds
  case isGuest = "SELECT name IS NULL FROM account WHERE id = ?"
  case addRound = """
    INSERT INTO round (account, date, difficulty, "key", item, category, guest, seed, started, closes, phase, since, spent,
      latest, void, withheld)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 'running', ?9, 0, ?9, ?11, ?12)
    """
  case round = "SELECT round_sheet.* FROM round_sheet WHERE name = ?"
  case lockRound = #"SELECT item FROM round WHERE "key" = ?"#
  case lockRounds = "SELECT item FROM round WHERE account = ?"
  case roundOfDate = "SELECT round_sheet.* FROM round_sheet WHERE account = ? AND played = ? AND difficulty = ?"
  case roundsOfDate = "SELECT round_sheet.* FROM round_sheet WHERE account = ? AND played = ?"
  case roundsOfAccount = "SELECT round_sheet.* FROM round_sheet WHERE account = ? ORDER BY played"
  case openRounds = """
    SELECT round_sheet.* FROM round_sheet
    WHERE name IN (SELECT "key" FROM round INDEXED BY round_open WHERE account = ? AND correct IS NULL)
    """
  case saveRound = """
    UPDATE round SET phase = ?, since = ?, heard = ?, "option" = ?, spent = ?, elapsed = ?, latest = ?, correct = ?
    WHERE account = ? AND date = ? AND difficulty = ?
    """
  case history = """
    SELECT date, difficulty, category, phase, correct, spent, elapsed, void FROM round
    WHERE account = ? AND correct IS NOT NULL ORDER BY date, difficulty
    """

  case isWithheldOn = "SELECT 1 FROM round WHERE account = ? AND date = ? AND difficulty = ? AND withheld = 1"
  case isWithheldIn = "SELECT 1 FROM round WHERE account = ? AND date BETWEEN ? AND ? AND withheld = 1 LIMIT 1"

  // What follows from them
  case countAnswer = """
    INSERT INTO item_tally (item, "option", rounds) VALUES (?, ?, 1)
    ON CONFLICT (item, "option") DO UPDATE SET rounds = rounds + 1
    """
  case tally = #"SELECT "option", sum(rounds) FROM item_tally WHERE item = ? GROUP BY "option""#
  case addToWeek = """
    INSERT INTO week_score (language, monday, account, correct, elapsed, spent) VALUES (?1, ?2, ?3, 1, ?4, ?5)
    ON CONFLICT (language, monday, account)
    DO UPDATE SET correct = correct + 1, elapsed = elapsed + ?4, spent = spent + ?5
    """
  case subtractFromWeek = """
    UPDATE week_score SET correct = correct - 1, elapsed = elapsed - ?4, spent = spent - ?5
    WHERE language = ?1 AND monday = ?2 AND account = ?3
    """
  case deleteEmptyScores = "DELETE FROM week_score WHERE language = ? AND monday = ? AND correct = 0"
  case isOnSchedule = "SELECT date IS NOT NULL FROM item WHERE id = ?"
  case answersOfItem = """
    SELECT account, elapsed, spent FROM round WHERE item = ? AND "option" = ? AND guest = 0 AND void = 0
    """

  // Farewells
  case anonymizeRounds = """
    INSERT INTO past_answer (item, "option", spent, rounds)
    SELECT item, coalesce("option", -1), spent, 1 FROM round WHERE account = ? AND correct IS NOT NULL
    ON CONFLICT (item, "option", spent) DO UPDATE SET rounds = rounds + 1
    """
  case deleteRounds = "DELETE FROM round WHERE account = ?"
  case moveRound = """
    UPDATE round SET account = ?1 WHERE account = ?2 AND date = ?3 AND difficulty = ?4 AND NOT EXISTS (
      SELECT 1 FROM round AS own WHERE own.account = ?1 AND own.date = ?3 AND own.difficulty = ?4)
    """
  case moveReports = """
    UPDATE report SET account = ?1 WHERE account = ?2 AND NOT EXISTS (
      SELECT 1 FROM report AS own WHERE own.account = ?1 AND own.item = report.item)
    """
  case leaveGroups = "DELETE FROM member WHERE account = ?"
}
