internal import QuizDatabase

/// Statements about the items of the schedule, and how often each was started and answered. Those that read whole items
/// take all columns of the view `item_with_question`, which lists them once.
enum ItemStatement: String, SQLStatement {
  case item = "SELECT * FROM item_with_question WHERE item_id = ?"
  case itemOnSchedule = """
    SELECT * FROM item_with_question
    WHERE game = ? AND difficulty = ? AND item_date = ? AND (is_void = 0 OR is_started > 0)
    """
  case categoriesOnSchedule =
    "SELECT difficulty, category FROM item WHERE game = ? AND date = ? AND (is_void = 0 OR is_started > 0)"
  case undatedItem = "SELECT * FROM item_with_question WHERE question_id = ? AND item_date IS NULL"
  case schedule = """
    SELECT * FROM item_with_question
    WHERE game = ? AND difficulty = ? AND item_date BETWEEN ? AND ? AND (is_void = 0 OR is_started > 0)
    ORDER BY item_date
    """
  case firstDate = "SELECT min(date) FROM item WHERE game = ? AND date IS NOT NULL"
  /// The questions of a range of dates (the second and third argument) that were voided, of the game that the player
  /// could have played. On each date that is the game of the player's last rounds until then. If that game has ended by
  /// the date, because its language shares another one and nobody plays it any more, it is the game that the player's
  /// language belongs to now.
  ///
  /// Example: somebody played the Russian game on 4 May. On 5 May Russian joins the English game. They play nothing on
  /// 6 May. What was voided in the English game on 6 May counts for them.
  case voided = """
    SELECT item.date, item.difficulty FROM correction JOIN item ON item.id = correction.item_id
    WHERE correction.action = 'void' AND item.is_void = 1 AND item.is_started > 0 AND item.date BETWEEN ?2 AND ?3
      AND EXISTS (
        SELECT 1 FROM round JOIN item AS played ON played.id = round.item_id
        WHERE round.account_id = ?1 AND round.date = (
            SELECT max(earlier.date) FROM round AS earlier WHERE earlier.account_id = ?1 AND earlier.date <= item.date)
          AND (played.game = item.game
            OR NOT EXISTS (
              SELECT 1 FROM item AS other
              WHERE other.game = played.game AND other.date >= item.date AND other.is_started > 0)
            AND EXISTS (
              SELECT 1 FROM game_language WHERE language = played.game AND game <> played.game)
            AND item.game = (
              SELECT coalesce(game_language.game, account.language) FROM account
              LEFT JOIN game_language ON game_language.language = account.language WHERE account.id = ?1)))
    """
  case addItem = """
    INSERT INTO item (game, difficulty, category, date, question_id, options, correct_option)
    SELECT ?2, difficulty, category, ?3, id, ?4, ?5 FROM question WHERE id = ?1
    """
  case markStarted = "UPDATE item SET is_started = 1 WHERE id = ? AND is_started = 0"
  case incrementStarts = """
    INSERT INTO item_start (item_id, start_count) VALUES (?, 1)
    ON CONFLICT (item_id) DO UPDATE SET start_count = start_count + 1
    """
  case starts = "SELECT coalesce(sum(start_count), 0) FROM item_start WHERE item_id = ?"
  case wasAsked = """
    SELECT 1 FROM item CROSS JOIN round INDEXED BY round_by_item ON round.item_id = item.id AND round.account_id = ?2
    WHERE item.question_id = ?1 LIMIT 1
    """
  case categoriesOfDate = """
    SELECT category FROM item WHERE game = ? AND date = ? AND difficulty <> ? AND is_void = 0
    """
  /// The categories of a player's other questions of a date.
  case categoriesOfPlayer = "SELECT category FROM round WHERE account_id = ? AND date = ? AND difficulty <> ?"
  case isOnSchedule = "SELECT date IS NOT NULL FROM item WHERE id = ?"
  case incrementAnswerCount = """
    INSERT INTO item_answer_count (item_id, chosen_option, round_count) VALUES (?, ?, 1)
    ON CONFLICT (item_id, chosen_option) DO UPDATE SET round_count = round_count + 1
    """
  case answerCounts = """
    SELECT chosen_option, sum(round_count) AS round_count FROM item_answer_count WHERE item_id = ?
    GROUP BY chosen_option
    """

  // Corrections

  case itemsOfDate = "SELECT id FROM item WHERE game = ? AND date = ?"
  case void = "UPDATE item SET is_void = 1 WHERE id = ?"
  case rekey = "UPDATE item SET correct_option = ? WHERE id = ?"
}
