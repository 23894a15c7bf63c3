internal import QuizDatabase

/// Statements about quizzes, their revisions and pictures.
enum LibraryStatement: String, SQLStatement {
  case addQuiz = "INSERT INTO quiz (name) VALUES (?) ON CONFLICT (name) DO NOTHING"
  case newestRevision = """
    SELECT revision.id, number, digest FROM revision JOIN quiz ON quiz.id = revision.quiz_id
    WHERE quiz.name = ? ORDER BY number DESC LIMIT 1
    """
  case newestRevisions = """
    SELECT quiz.name, revision.id AS revision_id FROM quiz JOIN revision ON revision.quiz_id = quiz.id
    WHERE NOT EXISTS (
      SELECT 1 FROM revision AS later WHERE later.quiz_id = revision.quiz_id AND later.number > revision.number)
    """
  case isOutdated = """
    SELECT 1 FROM revision JOIN quiz ON quiz.id = revision.quiz_id
    WHERE quiz.name = ?1 AND revision.digest = ?2 AND NOT EXISTS (
      SELECT 1 FROM revision AS newest WHERE newest.quiz_id = revision.quiz_id AND newest.digest = ?2
        AND newest.number = (SELECT max(number) FROM revision AS own WHERE own.quiz_id = revision.quiz_id))
    LIMIT 1
    """
  case quizNamed = "SELECT id FROM quiz WHERE name = ?"
  case addRevision = """
    INSERT INTO revision (quiz_id, number, created_at, digest, quiz_json)
    VALUES ((SELECT id FROM quiz WHERE name = ?), ?, ?, ?, ?)
    """
  case addPicture = "INSERT INTO picture (digest, bytes) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING"
  case addRevisionPicture = """
    INSERT INTO revision_picture (revision_id, path, picture_digest, format, width, height)
    VALUES (:revision_id, :path, :picture_digest, :format, :width, :height)
    """
  case revision = "SELECT id, number, digest, quiz_json FROM revision WHERE id = ?"
  case revisionPictures = """
    SELECT path, picture_digest, format, width, height FROM revision_picture WHERE revision_id = ? ORDER BY path
    """
  case picture = """
    SELECT path, format, width, height, bytes FROM picture JOIN revision_picture ON picture_digest = digest
    WHERE digest = ? ORDER BY revision_id DESC LIMIT 1
    """
}
