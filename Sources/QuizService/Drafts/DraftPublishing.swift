internal import QuizDatabase
internal import QuizEngine

/// Makes a revision of a draft's present version and sets the quiz's state, if the quiz's publication is still the one
/// that the author saw.
struct DraftPublishing: Sendable {
  let new: NewDraftRevision
  /// The quiz of ``new``, encoded before the transaction.
  let publication: Publication

  /// - Parameter row: the draft's row, locked.
  /// - Throws: `.outdated`, `.idIsPermanent`, `.publicationChanged`, `.idTaken` or `.storageFull`.
  func run(
    on row: DraftRow, in db: Transaction, revisions: RevisionCache
  ) throws -> Revision {
    guard row.version == new.version else { throw StudioError.outdated(version: row.version) }
    let publications = PublicationRows(db: db)
    let present = try publications.find(ofDraft: row.number, locking: .exclusive)
    if let present, present.quizID != new.quiz.id { throw StudioError.idIsPermanent(present.quizID) }
    guard present?.changedAt == new.seenChangedAt else { throw StudioError.publicationChanged(present) }
    if present == nil, try publications.isTaken(new.quiz.id) { throw StudioError.idTaken(new.quiz.id) }
    let revision = try RevisionRows(db: db, cache: revisions).add(publication, at: new.publishedAt)
    if try !publications.revisions(of: row.number).contains(where: { $0.revisionID == revision.id }) {
      try DraftRows(db: db).countRevision(publication.content, of: row)
    }
    let next = DraftPublication(
      quizID: new.quiz.id, draftID: new.draftID, state: new.state, reason: "", accountID: new.accountID,
      changedAt: new.publishedAt)
    if present == nil { try publications.add(next, of: row.number) } else { try publications.update(next) }
    try publications.addRevision(revision.id, of: row.number, version: new.version, by: new.accountID)
    return revision
  }
}
