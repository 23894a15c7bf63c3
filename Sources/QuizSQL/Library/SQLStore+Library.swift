public import QuizEngine
public import QuizService

extension SQLStore {
  /// A content that was published before, but isn't the newest, is published again, as a new revision.
  ///
  /// - Throws: `.refused` for a quiz that breaks the rules of quiz files, or for two pictures of one name.
  public func publish(
    _ quiz: Quiz, pictures: [PictureFile], at now: Timestamp
  ) async throws(StoreError) -> Revision {
    let shelf = memory.revisions
    let publication = Publication(quiz, pictures: pictures)
    let present = try await read { db in try RevisionRows(db: db, shelf: shelf).present(publication) }
    if let present { return present }
    try publication.check()
    return try await write { db in try RevisionRows(db: db, shelf: shelf).publish(publication, at: now) }
  }

  public func revision(_ id: RevisionID) async throws(StoreError) -> Revision? {
    if let revision = memory.revisions[id] { return revision }
    return try await read { [shelf = memory.revisions] db in try RevisionRows(db: db, shelf: shelf).find(id) }
  }

  public func newestRevision(of quiz: QuizID) async throws(StoreError) -> Revision? {
    try await read { [shelf = memory.revisions] db in try RevisionRows(db: db, shelf: shelf).newest(of: quiz) }
  }

  public func picture(_ id: PictureID) async throws(StoreError) -> PictureFile? {
    try await read { db in try PictureFile.find(id, in: db) }
  }
}
