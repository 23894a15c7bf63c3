/// Statements that go through the bank or through all rounds. None of them runs for a page.
enum AnalyticsQuery: String, PreparedQuery {
  case questionsAfter = """
    SELECT id, name, language, difficulty, category, text, "key", distractors, explanation, source, licence FROM question
    WHERE id > ? AND retired = 0 ORDER BY id LIMIT ?
    """
  /// The plus keeps to the order of the numbers: by language all of them would have to be sorted.
  case questionsOfLanguageAfter = """
    SELECT id, name, language, difficulty, category, text, "key", distractors, explanation, source, licence FROM question
    WHERE id > ? AND +language = ? AND retired = 0 ORDER BY id LIMIT ?
    """
  case items = "SELECT item_sheet.* FROM item_sheet WHERE id > ? AND starts > 0 AND void = 0 ORDER BY id LIMIT ?"
  case lastAccount = "SELECT coalesce(max(id), 0) FROM account"
  case rounds = """
    SELECT account, item, date, "option", correct, spent FROM round
    WHERE account BETWEEN ? AND ? AND correct IS NOT NULL AND void = 0 ORDER BY account
    """
  case anonymizedAnswers = """
    SELECT item, "option", spent, rounds FROM past_answer WHERE item > ? AND item <= ?
    """
  case licences = """
    SELECT language, licence, substr(source, 1, instr(source || ',', ',') - 1), count(*) FROM question
    WHERE id > ? AND id <= ? AND retired = 0 GROUP BY 1, 2, 3
    """
  case lastQuestion = "SELECT coalesce(max(id), 0) FROM question"
}
