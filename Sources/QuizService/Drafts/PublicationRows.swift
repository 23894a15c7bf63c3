internal import Foundation
internal import QuizDatabase
internal import QuizDrafts
internal import QuizEngine

/// Reads and writes which quizzes were made of drafts. Reads also work outside a transaction.
struct PublicationRows {
  let db: any SQLConnection

  func find(_ quiz: QuizID, locking lock: RowLock? = nil) throws -> DraftPublication? {
    try db.first(PublicationQuery.publicationOfQuiz, [quiz.name], locking: lock, Self.publication)
  }

  func all() throws -> [DraftPublication] {
    try db.all(PublicationQuery.publications, [], Self.publication).sorted { $0.quiz.name < $1.quiz.name }
  }

  func revisions(of draft: Int64) throws -> [DraftRevision] {
    try db.all(PublicationQuery.revisions, [draft]) { row in
      try DraftRevision(
        revision: RevisionID(row["revision_id"]), number: row["number"], version: row["version"],
        account: (row["account_id"] as Int64?).map { AccountID($0) },
        published: Timestamp(milliseconds: row["created_at"]))
    }
  }

  /// - Parameter publication: `new`'s quiz, encoded before the transaction.
  func publish(
    _ new: NewDraftRevision, as publication: Publication, drafts: DraftRows, cache: RevisionCache
  ) throws -> Result<Revision, DraftStoreError> {
    guard let row = try drafts.row(new.draft, locking: .exclusive), try drafts.isEditable(row, by: new.account) else {
      return .failure(.noSuchDraft)
    }
    guard row.version == new.version else { return .failure(.outdated(version: row.version)) }
    let name = try db.first(PublicationQuery.quizOfDraft, [row.number]) { QuizID(try $0["quiz_name"]) }
    if let name, name != new.quiz.id { return .failure(.idIsPermanent(name)) }
    let present = try name.flatMap { try find($0, locking: .exclusive) }
    guard present == new.replaced else { return .failure(.publicationChanged(present)) }
    let isTaken = try db.first(LibraryQuery.quizNamed, [new.quiz.id.name]) { _ in true } ?? false
    if name == nil, isTaken { return .failure(.idTaken(new.quiz.id)) }
    let revision = try RevisionRows(db: db, cache: cache).add(publication, at: new.publishedAt)
    if name == nil {
      try db.run(
        PublicationQuery.add,
        [
          new.quiz.id.name, row.number, new.state.rawValue, new.account.number, new.publishedAt.milliseconds,
        ])
    } else {
      try set(
        DraftPublication(
          quiz: new.quiz.id, draft: new.draft, state: new.state, reason: "", account: new.account,
          changed: new.publishedAt))
    }
    try db.run(
      PublicationQuery.addRevision, [revision.id.number, row.number, new.version, new.account.number])
    return .success(revision)
  }

  func set(
    _ publication: DraftPublication, replacing replaced: DraftPublication
  ) throws -> Result<Void, DraftStoreError> {
    guard let present = try find(publication.quiz, locking: .exclusive) else { return .failure(.noSuchDraft) }
    guard present == replaced else { return .failure(.publicationChanged(present)) }
    try set(publication)
    return .success(())
  }

  private func set(_ publication: DraftPublication) throws {
    try db.run(
      PublicationQuery.setState,
      [
        publication.quiz.name, publication.state.rawValue, publication.reason, publication.account?.number,
        publication.changed.milliseconds,
      ])
  }

  private static func publication(_ row: SQLRow) throws -> DraftPublication {
    try DraftPublication(
      quiz: QuizID(row["quiz_name"]), draft: (row["public_id"] as Data?).map(DraftID.init(stored:)),
      state: DraftPublication.State(stored: row["state"]), reason: row["reason"],
      account: (row["decided_by"] as Int64?).map { AccountID($0) },
      changed: Timestamp(milliseconds: row["decided_at"]))
  }
}
