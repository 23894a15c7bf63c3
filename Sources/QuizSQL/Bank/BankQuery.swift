/// Statements about the bank, the urn and the shelf.
enum BankQuery: String, PreparedQuery {
  case addQuestion = """
    INSERT INTO question (digest, language, difficulty, category, text, "key", distractors, explanation, source, licence,
      name, added, batch)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """
  /// The one that isn't retired, or else the one that retired last: what was corrected before that says nothing any more.
  case currentVersion = """
    SELECT id, retired, difficulty, category, distractors, explanation, source, licence, name FROM question
    WHERE digest = ?1 AND retired = coalesce(
      (SELECT 0 FROM question WHERE digest = ?1 AND retired = 0),
      (SELECT max(retired) FROM question WHERE digest = ?1))
    """
  case isScheduled = "SELECT 1 FROM item WHERE question = ? LIMIT 1"
  case lastRetired = "SELECT coalesce(max(retired), 0) FROM question WHERE digest = ?"
  case lastRetiredWithSameDigest = """
    SELECT coalesce(max(retired), 0) FROM question WHERE digest = (SELECT digest FROM question WHERE id = ?)
    """
  case question = """
    SELECT language, difficulty, category, text, "key", distractors, explanation, source, licence, retired
    FROM question WHERE id = ?
    """
  case retire = "UPDATE question SET retired = ? WHERE id = ? AND retired = 0"
  case incrementCount = """
    INSERT INTO bank_count (language, difficulty, category, questions) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (language, difficulty, category) DO UPDATE SET questions = questions + ?4
    """
  case decrementCount = """
    UPDATE bank_count SET questions = questions - 1 WHERE language = ? AND difficulty = ? AND category = ?
    """
  case counts = "SELECT difficulty, category, questions FROM bank_count WHERE language = ?"
  case countOfKind = "SELECT coalesce(sum(questions), 0) FROM bank_count WHERE language = ? AND difficulty = ?"
  case languages = "SELECT DISTINCT language FROM bank_count WHERE questions > 0 ORDER BY language"

  case acquireMutex = """
    INSERT INTO bank_turn (language, difficulty, turns) VALUES (?, ?, 1)
    ON CONFLICT (language, difficulty) DO UPDATE SET turns = turns + 1
    """
  case drawPoolCount = "SELECT coalesce(max(place) + 1, 0) FROM urn WHERE language = ? AND difficulty = ?"
  case drawPoolInsert = "INSERT INTO urn (language, difficulty, place, question) VALUES (?, ?, ?, ?)"
  case drawPoolAt = "SELECT question FROM urn WHERE language = ? AND difficulty = ? AND place = ?"
  case drawPoolAll = "SELECT question FROM urn WHERE language = ? AND difficulty = ? ORDER BY place"
  case drawPoolUnasked = """
    SELECT urn.question, question.category FROM urn JOIN question ON question.id = urn.question
    WHERE urn.language = ? AND urn.difficulty = ?
      AND NOT EXISTS (SELECT 1 FROM item WHERE item.question = urn.question AND item.date IS NOT NULL)
    ORDER BY urn.place
    """
  case drawPoolAskedCount = """
    SELECT count(*) FROM item JOIN urn ON urn.question = item.question
    WHERE item.language = ? AND item.difficulty = ? AND item.date IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM item AS later WHERE later.question = item.question AND later.date > item.date)
    """
  case wasScheduled = "SELECT 1 FROM item WHERE question = ? AND date IS NOT NULL LIMIT 1"
  case drawPoolPosition = "SELECT place FROM urn WHERE question = ?"
  case drawPoolDelete = "DELETE FROM urn WHERE question = ?"
  case drawPoolMove = "UPDATE urn SET place = ? WHERE question = ?"
  case drawPoolReplace = "UPDATE urn SET question = ? WHERE question = ?"
  case allOfKind = "SELECT id, digest, category FROM question WHERE language = ? AND difficulty = ? AND retired = 0"

  case practicePoolCount = """
    SELECT coalesce(max(place) + 1, 0) FROM shelf WHERE language = ? AND difficulty = ? AND category = ?
    """
  case practicePoolInsert = "INSERT INTO shelf (language, difficulty, category, place, question) VALUES (?, ?, ?, ?, ?)"
  case practicePoolAt =
    "SELECT question FROM shelf WHERE language = ? AND difficulty = ? AND category = ? AND place = ?"
  case practicePoolUnasked = """
    SELECT shelf.question, shelf.category FROM shelf
    WHERE shelf.language = ? AND shelf.difficulty = ?
      AND NOT EXISTS (SELECT 1 FROM item WHERE item.question = shelf.question AND item.date IS NOT NULL)
    ORDER BY shelf.category, shelf.place
    """
  case practicePoolAskedCount = """
    SELECT count(*) FROM item JOIN shelf ON shelf.question = item.question
    WHERE item.language = ? AND item.difficulty = ? AND item.date IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM item AS later WHERE later.question = item.question AND later.date > item.date)
    """
  case practicePoolPosition = "SELECT place FROM shelf WHERE question = ?"
  case practicePoolDelete = "DELETE FROM shelf WHERE question = ?"
  case practicePoolMove = "UPDATE shelf SET place = ? WHERE question = ?"
  case practicePoolReplace = "UPDATE shelf SET question = ? WHERE question = ?"
  case practicePoolAll = "SELECT question FROM shelf WHERE language = ? AND difficulty = ?"
  case practicePoolClear = "DELETE FROM shelf WHERE language = ? AND difficulty = ?"
}
