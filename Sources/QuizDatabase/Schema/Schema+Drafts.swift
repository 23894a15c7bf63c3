extension Schema {
  /// Drafts of quizzes with all their changes, the quizzes that were made of them, and their authors and editors.
  static func drafts(_ d: SQLDialect) -> [String] { authors(d) + draftTables(d) + draftPublications(d) }

  /// Authors have a separate column, because SQLite can't change the check of `role`, and a server of the version
  /// before reads an author as a player.
  private static func authors(_ d: SQLDialect) -> [String] {
    let add = d.choose(sqlite: "ADD COLUMN", mariaDB: "ADD COLUMN IF NOT EXISTS")
    return [
      "ALTER TABLE account \(add) is_author \(d.integer) NOT NULL DEFAULT 0 CHECK (is_author IN (0, 1))",
      d.index("account_operator", on: "account", "role", where: "role = 'operator'", unconditional: "role"),
      // An invitation to a role, which one account can use once.
      """
      CREATE TABLE role_invitation (
        token_digest \(d.blob(32)) NOT NULL PRIMARY KEY CHECK (length(token_digest) = 32), -- of the link's token
        role \(d.text(16)) NOT NULL CHECK (role IN ('author', 'operator')),
        account_id \(d.integer) REFERENCES account (id) ON DELETE CASCADE, -- who invites; NULL for the command line
        created_at \(d.integer) NOT NULL,
        expires_at \(d.integer) NOT NULL CHECK (expires_at > created_at)
      )\(d.clusteredTableOptions)
      """,
      "CREATE INDEX role_invitation_by_account ON role_invitation (account_id)",
      "CREATE INDEX role_invitation_by_end ON role_invitation (expires_at)",
    ]
  }

  /// Finds the authors for the list of accounts that have a role.
  static func authorIndex(_ d: SQLDialect) -> [String] {
    [d.index("account_author", on: "account", "is_author", where: "is_author = 1", unconditional: "is_author")]
  }

  private static func draftTables(_ d: SQLDialect) -> [String] {
    [
      // Every change of a draft writes its row, so that two changes at once collide.
      """
      CREATE TABLE draft (
        id \(d.serialNeverReused),
        public_id \(d.blob(16)) NOT NULL UNIQUE CHECK (length(public_id) = 16),
        account_id \(d.integer) NOT NULL REFERENCES account (id), -- its owner
        title \(d.longText) NOT NULL, -- for lists; '' where there is none
        created_at \(d.integer) NOT NULL,
        changed_at \(d.integer) NOT NULL,
        version \(d.integer) NOT NULL CHECK (version >= 0), -- how often it was changed
        mutex_counter \(d.integer) NOT NULL DEFAULT 0
      )\(d.tableOptions)
      """,
      "CREATE INDEX draft_by_account ON draft (account_id)",
      // The content at some version; the changes since lead to the present one. See DraftCodec.
      """
      CREATE TABLE draft_snapshot (
        draft_id \(d.integer) NOT NULL PRIMARY KEY REFERENCES draft (id) ON DELETE CASCADE,
        version \(d.integer) NOT NULL CHECK (version >= 0),
        draft_json \(d.longText) NOT NULL
      )\(d.tableOptions)
      """,
      """
      CREATE TABLE draft_change (
        draft_id \(d.integer) NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
        version \(d.integer) NOT NULL CHECK (version >= 1), -- of the draft after it
        account_id \(d.integer) REFERENCES account (id) ON DELETE SET NULL, -- NULL once the account is deleted
        request_id \(d.blob(16)) NOT NULL CHECK (length(request_id) = 16), -- by which a repeated request is recognised
        action \(d.text(16)) NOT NULL CHECK (action IN ('edit', 'undo', 'redo', 'restore')),
        changed_at \(d.integer) NOT NULL,
        operations_json \(d.longText) NOT NULL, -- as they were done, with the version that their author saw
        PRIMARY KEY (draft_id, version),
        UNIQUE (draft_id, request_id)
      )\(d.clusteredTableOptions)
      """,
      "CREATE INDEX draft_change_by_account ON draft_change (account_id, draft_id, version, action)",
      d.trigger(
        "draft_change_never_changes", "BEFORE UPDATE",
        of: ["draft_id", "version", "request_id", "action", "changed_at", "operations_json"], on: "draft_change",
        message: "a change of a draft never changes"),
      """
      CREATE TABLE draft_editor (
        draft_id \(d.integer) NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
        account_id \(d.integer) NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        added_at \(d.integer) NOT NULL,
        PRIMARY KEY (draft_id, account_id)
      )\(d.clusteredTableOptions)
      """,
      "CREATE INDEX draft_editor_by_account ON draft_editor (account_id)",
      // A link by which others can play a draft.
      """
      CREATE TABLE draft_preview (
        token_digest \(d.blob(32)) NOT NULL PRIMARY KEY CHECK (length(token_digest) = 32), -- of the link's token
        draft_id \(d.integer) NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
        created_at \(d.integer) NOT NULL
      )\(d.clusteredTableOptions)
      """,
      "CREATE INDEX draft_preview_by_draft ON draft_preview (draft_id)",
    ]
  }

  private static func draftPublications(_ d: SQLDialect) -> [String] {
    [
      // A quiz that was made of a draft. Its row stays when the draft is deleted, so that nobody else gets the address.
      """
      CREATE TABLE draft_publication (
        quiz_id \(d.integer) NOT NULL PRIMARY KEY REFERENCES quiz (id),
        draft_id \(d.integer) UNIQUE REFERENCES draft (id) ON DELETE SET NULL, -- NULL once the draft is deleted
        state \(d.text(16)) NOT NULL CHECK (state IN ('listed', 'unlisted', 'unpublished')),
        reason \(d.longText) NOT NULL, -- why it was unpublished; '' where nobody said it
        account_id \(d.integer) REFERENCES account (id) ON DELETE SET NULL, -- who set the state
        changed_at \(d.integer) NOT NULL
      )\(d.tableOptions)
      """,
      "CREATE INDEX draft_publication_by_account ON draft_publication (account_id)",
      """
      CREATE TABLE draft_revision (
        revision_id \(d.integer) NOT NULL PRIMARY KEY REFERENCES revision (id),
        draft_id \(d.integer) NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
        version \(d.integer) NOT NULL CHECK (version >= 0), -- of the draft that was published
        account_id \(d.integer) REFERENCES account (id) ON DELETE SET NULL -- who published it
      )\(d.tableOptions)
      """,
      "CREATE INDEX draft_revision_by_draft ON draft_revision (draft_id, version)",
      "CREATE INDEX draft_revision_by_account ON draft_revision (account_id)",
    ]
  }
}
