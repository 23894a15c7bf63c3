internal import QuizDatabase

/// Statements about distributions.
enum DistributionStatement: String, SQLStatement {
  case increment = """
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
  case publish = """
    INSERT INTO published_distribution (quiz_id, outcome_id, play_count) SELECT quiz_id, outcome_id, sum(play_count)
    FROM distribution
    WHERE quiz_id = (SELECT quiz_id FROM revision WHERE id = ?) GROUP BY quiz_id, outcome_id
    """
  case published = """
    SELECT outcome_id, play_count FROM published_distribution WHERE quiz_id = (SELECT id FROM quiz WHERE name = ?)
    ORDER BY outcome_id
    """
  case all = """
    SELECT outcome_id, sum(play_count) AS play_count FROM distribution
    WHERE quiz_id = (SELECT id FROM quiz WHERE name = ?)
    GROUP BY outcome_id ORDER BY outcome_id
    """
}
