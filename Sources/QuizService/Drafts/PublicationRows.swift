internal import Foundation
internal import QuizDatabase
internal import QuizDrafts
internal import QuizEngine

/// Reads and writes which quizzes were made of drafts.
struct PublicationRows<Connection: SQLReader> {
  let db: Connection

  func find(_ quizID: QuizID, locking lock: RowLock? = nil) throws -> DraftPublication? {
    try db.first(PublicationStatement.publicationOfQuiz, [quizID.name], locking: lock, Self.publication)
  }

  func all() throws -> [DraftPublication] {
    try db.all(PublicationStatement.publications, [], Self.publication).sorted { $0.quizID.name < $1.quizID.name }
  }

  func revisions(of draft: Int64) throws -> [DraftRevision] {
    try db.all(PublicationStatement.revisions, [draft]) { row in
      try DraftRevision(
        revisionID: RevisionID(row["revision_id"]), number: row["number"], version: row["version"],
        accountID: (row["publisher_account_id"] as Int64?).map { AccountID($0) },
        publishedAt: Timestamp(milliseconds: row["created_at"]))
    }
  }

  /// The publication of a draft; nil if it was never published.
  func find(ofDraft draft: Int64, locking lock: RowLock? = nil) throws -> DraftPublication? {
    let quiz = try db.first(PublicationStatement.quizOfDraft, [draft]) { QuizID(try $0["quiz_name"]) }
    return try quiz.flatMap { try find($0, locking: lock) }
  }

  /// Whether any quiz has the id: of the quiz folder or made of a draft, on offer or not.
  func isTaken(_ quizID: QuizID) throws -> Bool {
    try db.exists(LibraryStatement.quizNamed, [quizID.name])
  }

  private static func publication(_ row: SQLRow) throws -> DraftPublication {
    try DraftPublication(
      quizID: QuizID(row["quiz_name"]), draftID: (row["public_id"] as Data?).map(DraftID.init(stored:)),
      state: DraftPublication.State(stored: row["state"]), reason: row["reason"],
      accountID: (row["decider_account_id"] as Int64?).map { AccountID($0) },
      changedAt: Timestamp(milliseconds: row["decided_at"]))
  }
}

extension PublicationRows where Connection == Transaction {
  func add(_ publication: DraftPublication, of draft: Int64) throws {
    try db.run(
      PublicationStatement.add,
      [
        publication.quizID.name, draft, publication.state.rawValue, publication.accountID?.number,
        publication.changedAt.milliseconds,
      ])
  }

  /// Records that a revision was made of a draft. Does nothing if that is recorded already.
  func addRevision(_ revisionID: RevisionID, of draft: Int64, version: Int, by accountID: AccountID) throws {
    try db.run(PublicationStatement.addRevision, [revisionID.number, draft, version, accountID.number])
  }

  /// Unpublishes the quiz of a draft. Does nothing if the draft was never published.
  ///
  /// - Parameter accountID: who decides it; nil for an account that is deleted.
  func unpublish(_ draft: Int64, by accountID: AccountID?, at now: Timestamp) throws {
    try db.run(PublicationStatement.unpublish, [draft, accountID?.number, now.milliseconds])
  }

  func update(_ publication: DraftPublication) throws {
    try db.run(
      PublicationStatement.setState,
      [
        publication.quizID.name, publication.state.rawValue, publication.reason, publication.accountID?.number,
        publication.changedAt.milliseconds,
      ])
  }
}
