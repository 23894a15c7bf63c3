internal import QuizDatabase

/// Statements about the translations of questions.
enum TranslationQuery: String, PreparedQuery {
  case ofQuestion = """
    SELECT question_id, language, text, correct_answer, distractors, explanation, source FROM question_translation
    WHERE question_id = ? AND replaced_at = 0 ORDER BY language
    """
  case ofQuestions = """
    SELECT question_id, language, text, correct_answer, distractors, explanation, source FROM question_translation
    WHERE question_id BETWEEN ? AND ? AND replaced_at = 0 ORDER BY question_id, language
    """
  /// For 32 questions, since a player's page shows hardly more.
  case inLanguage = """
    SELECT question_id, language, text, correct_answer, distractors, explanation, source FROM question_translation
    WHERE language = ? AND replaced_at = 0 AND question_id IN (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
      ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """
  case add = """
    INSERT INTO question_translation (question_id, language, replaced_at, text, correct_answer, distractors, explanation, source,
      added_at, account_id, reason)
    VALUES (?, ?, 0, ?, ?, ?, ?, ?, ?, NULL, '')
    """
  case replace = """
    UPDATE question_translation SET replaced_at = ?, account_id = ?, reason = ?
    WHERE question_id = ? AND language = ? AND replaced_at = 0
    """
  /// Keeps a question's own texts as those that a correction replaced.
  case keepOwn = """
    INSERT INTO question_translation (question_id, language, replaced_at, text, correct_answer, distractors, explanation, source,
      added_at, account_id, reason)
    SELECT id, language, ?2, text, correct_answer, distractors, explanation, source, added_at, ?3, ?4 FROM question
    WHERE id = ?1
    """
  case lastReplaced = """
    SELECT coalesce(max(replaced_at), 0) FROM question_translation WHERE question_id = ? AND language = ?
    """
  case copy = """
    INSERT INTO question_translation (question_id, language, replaced_at, text, correct_answer, distractors, explanation, source,
      added_at, account_id, reason)
    SELECT ?2, language, replaced_at, text, correct_answer, distractors, explanation, source, added_at, account_id, reason
    FROM question_translation WHERE question_id = ?1 AND replaced_at = 0
    """
  case counts = """
    SELECT question_translation.question_id, question_translation.language, question.language AS own_language,
      question.difficulty
    FROM question_translation CROSS JOIN question ON question.id = question_translation.question_id
    WHERE question.retired_at = 0 AND question_translation.replaced_at = 0
    ORDER BY question_translation.question_id
    """
  case replaced = """
    SELECT question_translation.language, question.text, (SELECT max(item.id) FROM item WHERE item.question_id = question.id) AS item_id,
      account.name, account.folded_name, question_translation.reason, question_translation.replaced_at
    FROM question_translation JOIN question ON question.id = question_translation.question_id
    LEFT JOIN account ON account.id = question_translation.account_id
    WHERE question_translation.replaced_at > 0 ORDER BY question_translation.replaced_at DESC LIMIT ?
    """
}
