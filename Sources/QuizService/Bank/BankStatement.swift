internal import QuizDatabase

/// Statements about the bank, the draw pools and the practice pools.
enum BankStatement: String, SQLStatement {
  case addQuestion = """
    INSERT INTO question (identity_digest, language, difficulty, category, text, correct_answer, distractors,
      explanation, source, licence,
      entry_name, added_at, import_id)
    VALUES (:identity_digest, :language, :difficulty, :category, :text, :correct_answer, :distractors, :explanation,
      :source, :licence, :entry_name, :added_at, :import_id)
    """
  /// The version that isn't retired. If all are retired, the one that retired last; older versions don't matter any
  /// more.
  case currentVersion = """
    SELECT id, retired_at, difficulty, category, distractors, explanation, source, licence, entry_name FROM question
    WHERE identity_digest = ?1 AND retired_at = coalesce(
      (SELECT 0 FROM question WHERE identity_digest = ?1 AND retired_at = 0),
      (SELECT max(retired_at) FROM question WHERE identity_digest = ?1))
    """
  /// The question whose own texts were corrected to those with a digest.
  case aliasedQuestion = """
    SELECT question.id, retired_at, difficulty, category, distractors, explanation, source, licence, entry_name
    FROM question_alias JOIN question ON question.id = question_alias.question_id
    WHERE question_alias.identity_digest = ?
    """
  case addAlias =
    "INSERT INTO question_alias (identity_digest, question_id) VALUES (?, ?) ON CONFLICT (identity_digest) DO NOTHING"
  case isScheduled = "SELECT 1 FROM item WHERE question_id = ? LIMIT 1"
  case lastRetired = "SELECT coalesce(max(retired_at), 0) FROM question WHERE identity_digest = ?"
  case lastRetiredWithSameDigest = """
    SELECT coalesce(max(retired_at), 0) FROM question
    WHERE identity_digest = (SELECT identity_digest FROM question WHERE id = ?)
    """
  case question = """
    SELECT language, difficulty, category, text, correct_answer, distractors, explanation, source, licence, retired_at
    FROM question WHERE id = ?
    """
  case category = "SELECT category FROM question WHERE id = ?"
  case retire = "UPDATE question SET retired_at = ? WHERE id = ? AND retired_at = 0"
  case incrementCount = """
    INSERT INTO bank_count (language, difficulty, category, question_count) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (language, difficulty, category) DO UPDATE SET question_count = question_count + ?4
    """
  case decrementCount = """
    UPDATE bank_count SET question_count = question_count - 1 WHERE language = ? AND difficulty = ? AND category = ?
    """
  case counts = """
    SELECT difficulty, category, question_count FROM bank_count
    WHERE language IN (SELECT language FROM game_language WHERE game = ?1 UNION ALL SELECT ?1)
    """
  case countOfDifficulty = """
    SELECT coalesce(sum(question_count), 0) FROM bank_count
    WHERE language IN (SELECT language FROM game_language WHERE game = ?1 UNION ALL SELECT ?1) AND difficulty = ?2
    """
  case languages = "SELECT DISTINCT language FROM bank_count WHERE question_count > 0 ORDER BY language"

  case acquireMutex = """
    INSERT INTO bank_mutex (game, difficulty, mutex_counter) VALUES (?, ?, 1)
    ON CONFLICT (game, difficulty) DO UPDATE SET mutex_counter = mutex_counter + 1
    """
  case drawPoolCount = "SELECT coalesce(max(position) + 1, 0) FROM draw_pool WHERE game = ? AND difficulty = ?"
  case drawPoolInsert = "INSERT INTO draw_pool (game, difficulty, position, question_id) VALUES (?, ?, ?, ?)"
  case drawPoolAt = "SELECT question_id FROM draw_pool WHERE game = ? AND difficulty = ? AND position = ?"
  case drawPoolAll = "SELECT question_id FROM draw_pool WHERE game = ? AND difficulty = ? ORDER BY position"
  case drawPoolCategories = """
    SELECT draw_pool.question_id, question.category FROM draw_pool JOIN question ON question.id = draw_pool.question_id
    WHERE draw_pool.game = ? AND draw_pool.difficulty = ? ORDER BY draw_pool.position
    """
  case drawPoolUnasked = """
    SELECT draw_pool.question_id, question.category FROM draw_pool JOIN question ON question.id = draw_pool.question_id
    WHERE draw_pool.game = ? AND draw_pool.difficulty = ?
      AND NOT EXISTS (SELECT 1 FROM item WHERE item.question_id = draw_pool.question_id AND item.date IS NOT NULL
        AND (item.game = draw_pool.game OR item.is_started > 0))
    ORDER BY draw_pool.position
    """
  /// How many questions of the pool of the third parameter's game were asked last on a date of the first parameter's
  /// game. Games can have been merged or separated since. See ``wasAsked``.
  case drawPoolAskedCount = """
    SELECT count(*) FROM item JOIN draw_pool ON draw_pool.question_id = item.question_id
    WHERE item.game = ?1 AND item.difficulty = ?2 AND item.date IS NOT NULL AND (?1 = ?3 OR item.is_started > 0)
      AND draw_pool.game = ?3 AND draw_pool.difficulty = ?2
      AND NOT EXISTS (SELECT 1 FROM item AS later WHERE later.question_id = item.question_id
        AND (later.game = ?3 OR later.is_started > 0)
        AND (later.date > item.date OR later.date = item.date AND later.id > item.id))
    """
  /// Whether a game has asked a question on a date, or will. Dates of another game, which it was part of before, count
  /// if somebody has played them: those to come are asked of nobody.
  case wasAsked = """
    SELECT 1 FROM item WHERE question_id = ?1 AND date IS NOT NULL AND (game = ?2 OR is_started > 0) LIMIT 1
    """
  case drawPoolPosition = "SELECT position FROM draw_pool WHERE question_id = ?"
  case drawPoolDelete = "DELETE FROM draw_pool WHERE question_id = ?"
  case drawPoolMove = "UPDATE draw_pool SET position = ? WHERE question_id = ?"
  case drawPoolReplace = "UPDATE draw_pool SET question_id = ? WHERE question_id = ?"
  /// The questions of one of a game's languages that have all of them.
  case askedQuestions = """
    SELECT id, identity_digest, category FROM question
    WHERE language = ?1 AND difficulty = ?2 AND retired_at = 0
      AND NOT EXISTS (
        SELECT 1 FROM game_language WHERE game_language.game = ?3 AND game_language.language <> question.language
          AND NOT EXISTS (
            SELECT 1 FROM question_translation WHERE question_translation.question_id = question.id
              AND question_translation.language = game_language.language AND question_translation.replaced_at = 0))
    LIMIT ?4
    """

  case practicePoolCount = """
    SELECT coalesce(max(position) + 1, 0) FROM practice_pool WHERE game = ? AND difficulty = ? AND category = ?
    """
  case practicePoolInsert =
    "INSERT INTO practice_pool (game, difficulty, category, position, question_id) VALUES (?, ?, ?, ?, ?)"
  case practicePoolAt =
    "SELECT question_id FROM practice_pool WHERE game = ? AND difficulty = ? AND category = ? AND position = ?"
  case practicePoolUnasked = """
    SELECT practice_pool.question_id, practice_pool.category FROM practice_pool
    WHERE practice_pool.game = ? AND practice_pool.difficulty = ?
      AND NOT EXISTS (SELECT 1 FROM item WHERE item.question_id = practice_pool.question_id AND item.date IS NOT NULL
        AND (item.game = practice_pool.game OR item.is_started > 0))
    ORDER BY practice_pool.category, practice_pool.position
    """
  case practicePoolAskedCount = """
    SELECT count(*) FROM item JOIN practice_pool ON practice_pool.question_id = item.question_id
    WHERE item.game = ?1 AND item.difficulty = ?2 AND item.date IS NOT NULL AND (?1 = ?3 OR item.is_started > 0)
      AND practice_pool.game = ?3 AND practice_pool.difficulty = ?2
      AND NOT EXISTS (SELECT 1 FROM item AS later WHERE later.question_id = item.question_id
        AND (later.game = ?3 OR later.is_started > 0)
        AND (later.date > item.date OR later.date = item.date AND later.id > item.id))
    """
  case practicePoolPosition = "SELECT position FROM practice_pool WHERE question_id = ?"
  case practicePoolDelete = "DELETE FROM practice_pool WHERE question_id = ?"
  case practicePoolMove = "UPDATE practice_pool SET position = ? WHERE question_id = ?"
  case practicePoolReplace = "UPDATE practice_pool SET question_id = ? WHERE question_id = ?"
  case practicePoolAll = "SELECT question_id FROM practice_pool WHERE game = ? AND difficulty = ?"
  case practicePoolClear = "DELETE FROM practice_pool WHERE game = ? AND difficulty = ?"
}
