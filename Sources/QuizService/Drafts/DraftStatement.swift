internal import QuizDatabase

/// Statements about drafts, their changes, editors and previews, and the quizzes that were made of them.
enum DraftStatement: String, SQLStatement {
  case add = """
    INSERT INTO draft (public_id, owner_account_id, title, summary_json, created_at, changed_at, version, stored_bytes)
    VALUES (:public_id, :owner_account_id, :title, :summary_json, :created_at, :created_at, 0, :stored_bytes)
    """
  case draft = "SELECT id, public_id, owner_account_id, created_at, changed_at, version FROM draft WHERE public_id = ?"
  case ownedDrafts = """
    SELECT id, public_id, owner_account_id, created_at, changed_at, version FROM draft WHERE owner_account_id = ?
    """
  case ownedCount = "SELECT count(*) FROM draft WHERE owner_account_id = ?"
  case update = """
    UPDATE draft SET version = :version, changed_at = :changed_at, title = :title, summary_json = :summary_json,
      stored_bytes = stored_bytes + :added_bytes
    WHERE id = :id
    """
  case addStoredBytes = "UPDATE draft SET stored_bytes = stored_bytes + ?2 WHERE id = ?1"
  /// How much an account's drafts store.
  case storedBytes = "SELECT coalesce(sum(stored_bytes), 0) FROM draft WHERE owner_account_id = ?"
  case acquireMutex = "UPDATE draft SET mutex_counter = mutex_counter + 1 WHERE id = ?"
  case delete = "DELETE FROM draft WHERE id = ?"
  /// The ids of the drafts that an account owns or may change, a page of them.
  case accessiblePage = """
    SELECT id, changed_at FROM draft WHERE owner_account_id = ?1
    UNION ALL SELECT draft.id, changed_at FROM draft_editor CROSS JOIN draft ON draft.id = draft_editor.draft_id
      WHERE editor_account_id = ?1
    ORDER BY changed_at DESC, id DESC LIMIT ?2 OFFSET ?3
    """
  case ownedPage =
    "SELECT id, changed_at FROM draft WHERE owner_account_id = ? ORDER BY changed_at DESC, id DESC LIMIT ? OFFSET ?"
  case allPage = "SELECT id, changed_at FROM draft ORDER BY changed_at DESC, id DESC LIMIT ? OFFSET ?"
  case sharedCount = "SELECT count(*) FROM draft_editor WHERE editor_account_id = ?"
  case allCount = "SELECT count(*) FROM draft"
  /// A row of a list.
  case listEntry = """
    SELECT draft.public_id, owner_account_id, title, summary_json, created_at, draft.changed_at, draft.version,
      (SELECT max(version) FROM draft_revision WHERE draft_revision.draft_id = draft.id) AS published_version,
      quiz.name AS quiz_name, state, reason, decider_account_id, draft_publication.changed_at AS decided_at
    FROM draft LEFT JOIN draft_publication ON draft_publication.draft_id = draft.id
      LEFT JOIN quiz ON quiz.id = quiz_id
    WHERE draft.id = ?
    """
  /// How often a quiz was begun since a moment, up to a limit.
  case playCount = """
    SELECT count(*) FROM (
      SELECT 1 FROM play WHERE quiz_id = (SELECT id FROM quiz WHERE name = ?) AND started_at >= ? LIMIT ?) AS counted
    """

  case snapshot = "SELECT version, draft_json FROM draft_snapshot WHERE draft_id = ?"
  case addSnapshot = "INSERT INTO draft_snapshot (draft_id, version, draft_json) VALUES (?, ?, ?)"
  case updateSnapshot = "UPDATE draft_snapshot SET version = ?2, draft_json = ?3 WHERE draft_id = ?1"
  case snapshotVersion = "SELECT version FROM draft_snapshot WHERE draft_id = ?"

  case addChange = """
    INSERT INTO draft_change (draft_id, version, author_account_id, request_id, action, changed_at, operations_json)
    VALUES (:draft_id, :version, :author_account_id, :request_id, :action, :changed_at, :operations_json)
    """
  case changesBetween = """
    SELECT operations_json FROM draft_change WHERE draft_id = ? AND version > ? AND version <= ? ORDER BY version
    """
  case changeWithRequest =
    "SELECT version, author_account_id, action, operations_json FROM draft_change WHERE draft_id = ? AND request_id = ?"
  case changes = """
    SELECT version, author_account_id, action, changed_at, operations_json FROM draft_change
    WHERE draft_id = ? AND version < ? ORDER BY version DESC LIMIT ?
    """
  case steps = """
    SELECT version, action FROM draft_change WHERE author_account_id = ? AND draft_id = ? ORDER BY version DESC LIMIT ?
    """

  case editors = "SELECT editor_account_id, added_at FROM draft_editor WHERE draft_id = ?"
  case addEditor = """
    INSERT INTO draft_editor (draft_id, editor_account_id, added_at) VALUES (?, ?, ?)
    ON CONFLICT (draft_id, editor_account_id) DO NOTHING
    """
  case removeEditor = "DELETE FROM draft_editor WHERE draft_id = ? AND editor_account_id = ?"

  case previews = "SELECT token_digest, created_at FROM draft_preview WHERE draft_id = ?"
  case draftPreviewed = """
    SELECT id, public_id, owner_account_id, draft.created_at, changed_at, version
    FROM draft_preview JOIN draft ON draft.id = draft_id WHERE token_digest = ?
    """
  case addPreview = """
    INSERT INTO draft_preview (token_digest, draft_id, created_at) VALUES (?, ?, ?)
    ON CONFLICT (token_digest) DO NOTHING
    """
  case deletePreview = "DELETE FROM draft_preview WHERE token_digest = ? AND draft_id = ?"
}
