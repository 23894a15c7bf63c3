/// Statements about the library and plays.
enum LibraryQuery: String, PreparedQuery {
  case ping = "SELECT count(*) FROM (SELECT 1 FROM play LIMIT 1) AS beginning"
  // No language tag is empty, so this row conflicts with no real one.
  case insertProbe = "INSERT INTO bank_mutex (language, difficulty, mutex_counter) VALUES ('', 'probe', 1)"
  case deleteProbe = "DELETE FROM bank_mutex WHERE language = '' AND difficulty = 'probe'"

  // The library
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
    INSERT INTO revision_picture (revision_id, path, picture_digest, format, width, height) VALUES (?, ?, ?, ?, ?, ?)
    """
  case revision = "SELECT id, number, digest, quiz_json FROM revision WHERE id = ?"
  case revisionPictures = """
    SELECT path, picture_digest, format, width, height FROM revision_picture WHERE revision_id = ? ORDER BY path
    """
  case picture = """
    SELECT path, format, width, height, bytes FROM picture JOIN revision_picture ON picture_digest = digest
    WHERE digest = ? ORDER BY revision_id DESC LIMIT 1
    """

  // Plays
  case addPlay = """
    INSERT INTO play (public_id, player_digest, quiz_id, revision_id, seed, started_at, finished_at, outcome_id, responses)
    SELECT ?, ?, quiz_id, id, ?, ?, ?, ?, ? FROM revision WHERE id = ? ON CONFLICT (public_id) DO NOTHING
    """
  case play =
    "SELECT id, public_id, player_digest, revision_id, seed, started_at, finished_at, responses FROM play WHERE public_id = ?"
  case latestPlay = """
    SELECT id, public_id, player_digest, revision_id, seed, started_at, finished_at, responses FROM play
    WHERE player_digest = ? AND quiz_id = (SELECT id FROM quiz WHERE name = ?) ORDER BY id DESC LIMIT 1
    """
  case playsOfPlayer = """
    SELECT id, public_id, player_digest, revision_id, seed, started_at, finished_at, responses FROM play WHERE player_digest = ?
    """
  case deletePlays = "DELETE FROM play WHERE player_digest = ?"
  case answerPlay = "UPDATE play SET responses = ?, finished_at = ?, outcome_id = ? WHERE id = ?"
  case countPlay = """
    INSERT INTO distribution (quiz_id, outcome_id, play_count) SELECT quiz_id, ?, 1 FROM revision WHERE id = ?
    ON CONFLICT (quiz_id, outcome_id) DO UPDATE SET play_count = play_count + 1
    """
  case unpublishedCount = """
    SELECT (SELECT sum(play_count) FROM distribution WHERE quiz_id = (SELECT quiz_id FROM revision WHERE id = ?1))
      - (SELECT coalesce(sum(play_count), 0) FROM published_distribution WHERE quiz_id = (SELECT quiz_id FROM revision WHERE id = ?1))
    """
  case lockQuiz = "SELECT id FROM quiz WHERE id = (SELECT quiz_id FROM revision WHERE id = ?)"
  case deletePublished =
    "DELETE FROM published_distribution WHERE quiz_id = (SELECT quiz_id FROM revision WHERE id = ?)"
  case publishDistribution = """
    INSERT INTO published_distribution (quiz_id, outcome_id, play_count) SELECT quiz_id, outcome_id, sum(play_count) FROM distribution
    WHERE quiz_id = (SELECT quiz_id FROM revision WHERE id = ?) GROUP BY quiz_id, outcome_id
    """
  case publishedDistribution = """
    SELECT outcome_id, play_count FROM published_distribution WHERE quiz_id = (SELECT id FROM quiz WHERE name = ?) ORDER BY outcome_id
    """
  case distribution = """
    SELECT outcome_id, sum(play_count) AS play_count FROM distribution WHERE quiz_id = (SELECT id FROM quiz WHERE name = ?)
    GROUP BY outcome_id ORDER BY outcome_id
    """
}
