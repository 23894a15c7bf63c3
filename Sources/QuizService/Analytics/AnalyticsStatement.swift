internal import QuizDatabase

/// Statements that read the whole bank or all rounds. No page request runs them.
enum AnalyticsStatement: String, SQLStatement {
  case questionsAfter = """
    SELECT id, entry_name, language, difficulty, category, text, correct_answer, distractors, explanation, source,
      licence FROM question
    WHERE id > ? AND retired_at = 0 ORDER BY id LIMIT ?
    """
  /// The unary plus keeps SQLite from using the index on `language`. With that index it would have to sort all rows by
  /// id.
  case questionsOfLanguageAfter = """
    SELECT id, entry_name, language, difficulty, category, text, correct_answer, distractors, explanation, source,
      licence FROM question
    WHERE id > ? AND +language = ? AND retired_at = 0 ORDER BY id LIMIT ?
    """
  case items = """
    SELECT * FROM item_with_question
    WHERE item_id > ? AND is_started > 0 AND is_void = 0 ORDER BY item_id LIMIT ?
    """
  case lastAccount = "SELECT coalesce(max(id), 0) FROM account"
  case rounds = """
    SELECT account_id, item_id, date, chosen_option, is_correct, watch_time_ms FROM round
    WHERE account_id BETWEEN ? AND ? AND is_correct IS NOT NULL AND is_void = 0 ORDER BY account_id
    """
  case anonymizedAnswers = """
    SELECT item_id, chosen_option, watch_time_ms, round_count FROM anonymized_answer WHERE item_id > ? AND item_id <= ?
    """
  case licences = """
    SELECT language, licence, substr(source, 1, instr(source || ',', ',') - 1) AS work, count(*) AS questions
    FROM question
    WHERE id > ? AND id <= ? AND retired_at = 0 GROUP BY 1, 2, 3
    """
  case lastQuestion = "SELECT coalesce(max(id), 0) FROM question"
}
