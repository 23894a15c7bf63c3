internal import QuizDatabase

/// Statements about the quizzes that were made of drafts.
enum PublicationStatement: String, SQLStatement {
  case publications = """
    SELECT quiz.name AS quiz_name, draft.public_id, state, reason, decider_account_id,
      draft_publication.changed_at AS decided_at
    FROM draft_publication JOIN quiz ON quiz.id = quiz_id LEFT JOIN draft ON draft.id = draft_id
    """
  case publicationOfQuiz = """
    SELECT quiz.name AS quiz_name, draft.public_id, state, reason, decider_account_id,
      draft_publication.changed_at AS decided_at
    FROM quiz CROSS JOIN draft_publication ON quiz.id = quiz_id LEFT JOIN draft ON draft.id = draft_id
    WHERE quiz.name = ?
    """
  case quizOfDraft = """
    SELECT quiz.name AS quiz_name FROM draft_publication JOIN quiz ON quiz.id = quiz_id WHERE draft_id = ?
    """
  case add = """
    INSERT INTO draft_publication (quiz_id, draft_id, state, reason, decider_account_id, changed_at)
    VALUES ((SELECT id FROM quiz WHERE name = ?1), ?2, ?3, '', ?4, ?5)
    """
  case setState = """
    UPDATE draft_publication SET state = ?2, reason = ?3, decider_account_id = ?4, changed_at = ?5
    WHERE quiz_id = (SELECT id FROM quiz WHERE name = ?1)
    """
  /// What is unpublished already stays as it is, with an operator's reason.
  case unpublish = """
    UPDATE draft_publication SET state = 'unpublished', reason = '', decider_account_id = ?2, changed_at = ?3
    WHERE draft_id = ?1 AND state <> 'unpublished'
    """
  case addRevision = """
    INSERT INTO draft_revision (revision_id, draft_id, version, publisher_account_id) VALUES (?, ?, ?, ?)
    ON CONFLICT (revision_id) DO UPDATE SET
      version = excluded.version, publisher_account_id = excluded.publisher_account_id
    """
  case revisions = """
    SELECT revision_id, revision.number, draft_revision.version, publisher_account_id, revision.created_at
    FROM draft_revision CROSS JOIN revision ON revision.id = revision_id
    WHERE draft_id = ? ORDER BY draft_revision.version DESC
    """
}
