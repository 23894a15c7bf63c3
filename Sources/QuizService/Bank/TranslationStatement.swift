internal import QuizDatabase

/// Statements about the translations of questions.
enum TranslationStatement: String, SQLStatement {
  case ofQuestion = """
    SELECT question_id, language, text, correct_answer, distractors, explanation, source FROM question_translation
    WHERE question_id = ? AND replaced_at = 0 ORDER BY language
    """
  case ofQuestions = """
    SELECT question_id, language, text, correct_answer, distractors, explanation, source FROM question_translation
    WHERE question_id BETWEEN ? AND ? AND replaced_at = 0 ORDER BY question_id, language
    """
  case ofQuestionInLanguage = """
    SELECT question_id, language, text, correct_answer, distractors, explanation, source FROM question_translation
    WHERE question_id = ? AND language = ? AND replaced_at = 0
    """
  /// For 32 questions, since a player's page shows hardly more.
  case inLanguage = """
    SELECT question_id, language, text, correct_answer, distractors, explanation, source FROM question_translation
    WHERE language = ? AND replaced_at = 0 AND question_id IN (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
      ?,
      ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """
  case add = """
    INSERT INTO question_translation (question_id, language, replaced_at, text, correct_answer, distractors,
      explanation, source,
      added_at, account_id, reason)
    VALUES (:question_id, :language, 0, :text, :correct_answer, :distractors, :explanation, :source,
      :added_at, NULL, '')
    """
  case replace = """
    UPDATE question_translation SET replaced_at = ?, account_id = ?, reason = ?
    WHERE question_id = ? AND language = ? AND replaced_at = 0
    """
  /// Keeps a question's own texts as those that a correction replaced.
  case keepOwn = """
    INSERT INTO question_translation (question_id, language, replaced_at, text, correct_answer, distractors,
      explanation, source,
      added_at, account_id, reason)
    SELECT id, language, ?2, text, correct_answer, distractors, explanation, source, added_at, ?3, ?4 FROM question
    WHERE id = ?1
    """
  /// What an operator replaced; an import says no reason.
  case replacedByOperator = """
    SELECT question_id, language, text, correct_answer, distractors, explanation, source FROM question_translation
    WHERE question_id = ? AND replaced_at > 0 AND reason <> ''
    """
  case lastReplaced = """
    SELECT coalesce(max(replaced_at), 0) FROM question_translation WHERE question_id = ? AND language = ?
    """
  case copy = """
    INSERT INTO question_translation (question_id, language, replaced_at, text, correct_answer, distractors,
      explanation, source,
      added_at, account_id, reason)
    SELECT ?2, language, replaced_at, text, correct_answer, distractors, explanation, source, added_at, account_id,
      reason
    FROM question_translation WHERE question_id = ?1 AND replaced_at = 0
    """
  case counts = """
    SELECT question_translation.question_id, question_translation.language, question.language AS own_language,
      question.difficulty
    FROM question_translation CROSS JOIN question ON question.id = question_translation.question_id
    WHERE question.retired_at = 0 AND question_translation.replaced_at = 0
      AND question_translation.language <> question.language
    ORDER BY question_translation.question_id
    """
  /// Each with the texts that took its place: those that were replaced next, or the present ones.
  case replaced = """
    SELECT former.language, question.text AS subject, (SELECT max(item.id) FROM item WHERE item.question_id = question.id) AS item_id,
      account.name, account.folded_name, former.reason, former.replaced_at, former.text, former.correct_answer,
      former.distractors, former.explanation, former.source, later.text AS later_text,
      later.correct_answer AS later_correct_answer, later.distractors AS later_distractors,
      later.explanation AS later_explanation, later.source AS later_source
    FROM question_translation AS former JOIN question ON question.id = former.question_id
    LEFT JOIN account ON account.id = former.account_id
    LEFT JOIN question_translation AS later ON later.question_id = former.question_id
      AND later.language = former.language
      AND later.replaced_at = coalesce((SELECT min(next.replaced_at) FROM question_translation AS next
        WHERE next.question_id = former.question_id AND next.language = former.language
          AND next.replaced_at > former.replaced_at), 0)
    WHERE former.replaced_at > 0 ORDER BY former.replaced_at DESC LIMIT ?
    """
}
