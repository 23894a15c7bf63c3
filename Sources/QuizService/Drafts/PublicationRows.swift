internal import QuizDatabase
internal import QuizDrafts
internal import QuizEngine

/// Reads and writes which quizzes were made of drafts.
struct PublicationRows<Connection: SQLReader> {
  let db: Connection

  func find(_ quizID: QuizID, locking lock: RowLock? = nil) throws -> DraftPublication? {
    try db.first(PublicationStatement.publicationOfQuiz, [quizID], locking: lock, Self.publication)
  }

  func all() throws -> [DraftPublication] {
    try db.all(PublicationStatement.publications, [], Self.publication).sorted { $0.quizID.name < $1.quizID.name }
  }

  func revisions(of draft: Int64) throws -> [DraftRevision] {
    try db.all(PublicationStatement.revisions, [draft]) { row in
      try DraftRevision(
        revisionID: row["revision_id"], number: row["number"], version: row["version"],
        accountID: row["publisher_account_id"], publishedAt: row["created_at"])
    }
  }

  /// The publication of a draft; nil if it was never published.
  func find(ofDraft draft: Int64, locking lock: RowLock? = nil) throws -> DraftPublication? {
    let quiz = try db.first(PublicationStatement.quizOfDraft, [draft]) { try $0["quiz_name"] as QuizID }
    return try quiz.flatMap { try find($0, locking: lock) }
  }

  /// Whether any quiz has the id: of the quiz folder or made of a draft, on offer or not.
  func isTaken(_ quizID: QuizID) throws -> Bool {
    try db.exists(LibraryStatement.quizNamed, [quizID])
  }

  private static func publication(_ row: SQLRow) throws -> DraftPublication {
    try DraftPublication(
      quizID: row["quiz_name"], draftID: row["public_id"], state: row["state"], reason: row["reason"],
      accountID: row["decider_account_id"], changedAt: row["decided_at"])
  }
}

extension PublicationRows where Connection == Transaction {
  func add(_ publication: DraftPublication, of draft: Int64) throws {
    try db.run(
      PublicationStatement.add,
      [publication.quizID, draft, publication.state, publication.accountID, publication.changedAt])
  }

  /// Records that a revision was made of a draft. Does nothing if that is recorded already.
  func addRevision(_ revisionID: RevisionID, of draft: Int64, version: Int, by accountID: AccountID) throws {
    try db.run(PublicationStatement.addRevision, [revisionID, draft, version, accountID])
  }

  /// Unpublishes the quiz of a draft. Does nothing if the draft was never published.
  ///
  /// - Parameter accountID: who decides it; nil for an account that is deleted.
  func unpublish(_ draft: Int64, by accountID: AccountID?, at now: Timestamp) throws {
    try db.run(PublicationStatement.unpublish, [draft, accountID, now])
  }

  func update(_ publication: DraftPublication) throws {
    try db.run(
      PublicationStatement.setState,
      [publication.quizID, publication.state, publication.reason, publication.accountID, publication.changedAt])
  }
}
