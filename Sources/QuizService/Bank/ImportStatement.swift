internal import QuizDatabase

/// Statements about imports.
enum ImportStatement: String, SQLStatement {
  case begin =
    "INSERT INTO bank_import (file_name, format, started_at, added_count, changed_count) VALUES (?, ?, ?, 0, 0)"
  case unfinished = """
    SELECT id FROM bank_import WHERE file_name = ? AND id <> ? AND ended_at IS NULL AND undone_at IS NULL
    ORDER BY id DESC LIMIT 1
    """
  case addCounts = """
    UPDATE bank_import SET added_count = added_count + ?, changed_count = changed_count + ?
    WHERE id = ? AND undone_at IS NULL
    """
  case end = "UPDATE bank_import SET ended_at = ? WHERE id = ?"
  case markUndone = "UPDATE bank_import SET undone_at = ? WHERE id = ? AND undone_at IS NULL"
  case allUndone =
    "SELECT id, file_name, undone_at FROM bank_import WHERE undone_at IS NOT NULL ORDER BY undone_at DESC LIMIT ?"
  case list = """
    SELECT id, file_name, format, started_at, ended_at, added_count, changed_count, undone_at FROM bank_import
    WHERE added_count + changed_count > 0 ORDER BY id DESC LIMIT ?
    """
  case find = """
    SELECT id, file_name, format, started_at, ended_at, added_count, changed_count, undone_at FROM bank_import
    WHERE id = ?
    """

  case questionOfImport = "SELECT id FROM question WHERE identity_digest = ? AND retired_at = 0 AND import_id = ?"
  case transfer = "UPDATE question SET import_id = ? WHERE identity_digest = ? AND retired_at = 0 AND import_id = ?"
  case questions = """
    SELECT id, identity_digest, language, difficulty, category, retired_at, import_id FROM question
    WHERE import_id = ? AND id > ? ORDER BY id LIMIT ?
    """
  case currentVersion = """
    SELECT id, identity_digest, language, difficulty, category, retired_at, import_id FROM question
    WHERE identity_digest = ? AND retired_at = 0
    """
  /// The version of a question before the import changed it. A version that operators retired was on the schedule, so
  /// the last condition excludes it.
  case previousVersion = """
    SELECT id, identity_digest, language, difficulty, category, retired_at, import_id FROM question
    WHERE identity_digest = ? AND id < ? AND retired_at > 0 AND (import_id IS NULL OR import_id <> ?)
      AND NOT EXISTS (SELECT 1 FROM item WHERE item.question_id = question.id)
    ORDER BY retired_at DESC LIMIT 1
    """
  case copy = """
    INSERT INTO question (identity_digest, language, difficulty, category, text, correct_answer, distractors,
      explanation, source, licence,
      entry_name, added_at, import_id)
    SELECT identity_digest, language, difficulty, category, text, correct_answer, distractors, explanation, source,
      licence, entry_name, added_at,
      import_id FROM question WHERE id = ?
    """
  case delete = "DELETE FROM question WHERE id = ?"
}
