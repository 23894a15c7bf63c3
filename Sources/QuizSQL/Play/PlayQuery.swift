/// Statements about plays and distributions.
enum PlayQuery: String, PreparedQuery {
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
  case incrementDistribution = """
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
