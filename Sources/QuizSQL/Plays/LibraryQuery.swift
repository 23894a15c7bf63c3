/// Statements about the library and plays.
enum LibraryQuery: String, PreparedQuery {
  case ping = "SELECT count(*) FROM (SELECT 1 FROM play LIMIT 1) AS beginning"
  // No language has an empty name.
  case insertProbe = "INSERT INTO bank_turn (language, difficulty, turns) VALUES ('', 'probe', 1)"
  case deleteProbe = "DELETE FROM bank_turn WHERE language = '' AND difficulty = 'probe'"

  // The library
  case addQuiz = "INSERT INTO quiz (name) VALUES (?) ON CONFLICT (name) DO NOTHING"
  case newestRevision = """
    SELECT revision.id, number, digest FROM revision JOIN quiz ON quiz.id = revision.quiz
    WHERE quiz.name = ? ORDER BY number DESC LIMIT 1
    """
  case newestRevisions = """
    SELECT quiz.name, revision.id FROM quiz JOIN revision ON revision.quiz = quiz.id
    WHERE NOT EXISTS (
      SELECT 1 FROM revision AS later WHERE later.quiz = revision.quiz AND later.number > revision.number)
    """
  case isOutdated = """
    SELECT 1 FROM revision JOIN quiz ON quiz.id = revision.quiz
    WHERE quiz.name = ?1 AND revision.digest = ?2 AND NOT EXISTS (
      SELECT 1 FROM revision AS newest WHERE newest.quiz = revision.quiz AND newest.digest = ?2
        AND newest.number = (SELECT max(number) FROM revision AS own WHERE own.quiz = revision.quiz))
    LIMIT 1
    """
  case quizNamed = "SELECT id FROM quiz WHERE name = ?"
  case addRevision = """
    INSERT INTO revision (quiz, number, created, digest, content)
    VALUES ((SELECT id FROM quiz WHERE name = ?), ?, ?, ?, ?)
    """
  case addPicture = "INSERT INTO picture (digest, bytes) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING"
  case addRevisionPicture = """
    INSERT INTO revision_picture (revision, name, picture, format, width, height) VALUES (?, ?, ?, ?, ?, ?)
    """
  case revision = "SELECT id, number, digest, content FROM revision WHERE id = ?"
  case revisionPictures = """
    SELECT name, picture, format, width, height FROM revision_picture WHERE revision = ? ORDER BY name
    """
  case picture = """
    SELECT name, format, width, height, bytes FROM picture JOIN revision_picture ON picture = digest
    WHERE digest = ? ORDER BY revision DESC LIMIT 1
    """

  // Plays
  case addPlay = """
    INSERT INTO play ("key", player, quiz, revision, seed, begun, finished, outcome, responses)
    SELECT ?, ?, quiz, id, ?, ?, ?, ?, ? FROM revision WHERE id = ? ON CONFLICT ("key") DO NOTHING
    """
  case play = #"SELECT id, "key", player, revision, seed, begun, finished, responses FROM play WHERE "key" = ?"#
  case latestPlay = """
    SELECT id, "key", player, revision, seed, begun, finished, responses FROM play
    WHERE player = ? AND quiz = (SELECT id FROM quiz WHERE name = ?) ORDER BY id DESC LIMIT 1
    """
  case playsOfPlayer = """
    SELECT id, "key", player, revision, seed, begun, finished, responses FROM play WHERE player = ?
    """
  case deletePlays = "DELETE FROM play WHERE player = ?"
  case answerPlay = "UPDATE play SET responses = ?, finished = ?, outcome = ? WHERE id = ?"
  case countPlay = """
    INSERT INTO distribution (quiz, outcome, plays) SELECT quiz, ?, 1 FROM revision WHERE id = ?
    ON CONFLICT (quiz, outcome) DO UPDATE SET plays = plays + 1
    """
  case unpublishedCount = """
    SELECT (SELECT sum(plays) FROM distribution WHERE quiz = (SELECT quiz FROM revision WHERE id = ?1))
      - (SELECT coalesce(sum(plays), 0) FROM told WHERE quiz = (SELECT quiz FROM revision WHERE id = ?1))
    """
  case lockQuiz = "SELECT id FROM quiz WHERE id = (SELECT quiz FROM revision WHERE id = ?)"
  case deletePublished = "DELETE FROM told WHERE quiz = (SELECT quiz FROM revision WHERE id = ?)"
  case publishDistribution = """
    INSERT INTO told (quiz, outcome, plays) SELECT quiz, outcome, sum(plays) FROM distribution
    WHERE quiz = (SELECT quiz FROM revision WHERE id = ?) GROUP BY quiz, outcome
    """
  case publishedDistribution = """
    SELECT outcome, plays FROM told WHERE quiz = (SELECT id FROM quiz WHERE name = ?) ORDER BY outcome
    """
  case distribution = """
    SELECT outcome, sum(plays) FROM distribution WHERE quiz = (SELECT id FROM quiz WHERE name = ?)
    GROUP BY outcome ORDER BY outcome
    """
}
