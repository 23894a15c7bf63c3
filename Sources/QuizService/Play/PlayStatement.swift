internal import QuizDatabase

/// Statements about plays.
enum PlayStatement: String, SQLStatement {
  case addPlay = """
    INSERT INTO play (public_id, browser_digest, quiz_id, revision_id, seed, started_at, finished_at, outcome_id,
      responses)
    SELECT :public_id, :browser_digest, quiz_id, id, :seed, :started_at, :finished_at, :outcome_id, :responses
    FROM revision WHERE id = :revision_id ON CONFLICT (public_id) DO NOTHING
    """
  case play = """
    SELECT id, public_id, browser_digest, revision_id, seed, started_at, finished_at, responses FROM play
    WHERE public_id = ?
    """
  case latestPlay = """
    SELECT id, public_id, browser_digest, revision_id, seed, started_at, finished_at, responses FROM play
    WHERE browser_digest = ? AND quiz_id = (SELECT id FROM quiz WHERE name = ?) ORDER BY id DESC LIMIT 1
    """
  case latestPlays = """
    SELECT play.id, public_id, browser_digest, revision_id, seed, started_at, finished_at, responses,
      quiz.name AS quiz_name
    FROM (SELECT max(id) AS latest_id FROM play WHERE browser_digest = ? GROUP BY quiz_id) AS latest
    CROSS JOIN play ON play.id = latest_id CROSS JOIN quiz ON quiz.id = play.quiz_id
    """
  case latestFinishedPlay = """
    SELECT id, public_id, browser_digest, revision_id, seed, started_at, finished_at, responses FROM play
    WHERE browser_digest = ? AND quiz_id = (SELECT id FROM quiz WHERE name = ?) AND finished_at IS NOT NULL
    ORDER BY id DESC LIMIT 1
    """
  case addInvitation = """
    INSERT INTO comparison_invitation (play_id, invitation_token, created_at)
    SELECT id, ?3, ?4 FROM play WHERE public_id = ?1 AND browser_digest = ?2 AND finished_at IS NOT NULL
    ON CONFLICT (play_id) DO NOTHING
    """
  case deleteInvitation = """
    DELETE FROM comparison_invitation WHERE play_id = (SELECT id FROM play WHERE public_id = ? AND browser_digest = ?)
    """
  case invitation = """
    SELECT invitation_token FROM comparison_invitation WHERE play_id = (SELECT id FROM play WHERE public_id = ?)
    """
  case acceptInvitation = """
    INSERT INTO invited_play (play_id, invitation_token)
    SELECT play.id, invitation_token FROM comparison_invitation CROSS JOIN play
    WHERE invitation_token = ?2 AND play.public_id = ?1 ON CONFLICT (play_id) DO NOTHING
    """
  case invitationsOfBrowser = """
    SELECT play.public_id, comparison_invitation.created_at
    FROM play CROSS JOIN comparison_invitation ON comparison_invitation.play_id = play.id WHERE browser_digest = ?
    """
  case playOfInvitation = """
    SELECT play.id, public_id, browser_digest, revision_id, seed, started_at, finished_at, responses
    FROM comparison_invitation JOIN play ON play.id = play_id WHERE invitation_token = ?
    """
  case invitingPlay = """
    SELECT play.id, public_id, browser_digest, revision_id, seed, started_at, finished_at, responses
    FROM invited_play JOIN comparison_invitation ON comparison_invitation.invitation_token = invited_play.invitation_token
    JOIN play ON play.id = comparison_invitation.play_id
    WHERE invited_play.play_id = (SELECT id FROM play AS invited WHERE invited.public_id = ?)
    """
  case playsOfBrowser = """
    SELECT id, public_id, browser_digest, revision_id, seed, started_at, finished_at, responses FROM play
    WHERE browser_digest = ?
    """
  case deletePlays = "DELETE FROM play WHERE browser_digest = ?"
  /// Changes nothing unless the play has the answers that are remembered.
  case answerRememberedPlay = """
    UPDATE play SET responses = ?1, finished_at = ?2, outcome_id = ?3 WHERE public_id = ?4 AND responses = ?5
    """
  case answerPlay = "UPDATE play SET responses = ?, finished_at = ?, outcome_id = ? WHERE id = ?"
}
