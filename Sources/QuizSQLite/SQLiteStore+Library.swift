internal import GRDB
public import QuizEngine
public import QuizService

extension SQLiteStore {
  /// A content that was published before, but isn't the newest, is published again, as a new revision.
  public func publish(
    _ quiz: Quiz, pictures: [PictureFile], at now: Timestamp
  ) async throws(StoreError) -> Revision {
    let shelf = shelf
    return try await commits.write { db in
      try RevisionRows(db: db, shelf: shelf).publish(quiz, pictures: pictures, at: now)
    }
  }

  public func revision(_ id: RevisionID) async throws(StoreError) -> Revision? {
    if let revision = shelf[id] { return revision }
    return try await read { db in try RevisionRows(db: db, shelf: shelf).find(id) }
  }

  public func newestRevision(of quiz: QuizID) async throws(StoreError) -> Revision? {
    try await read { db in
      let rows = RevisionRows(db: db, shelf: shelf)
      return try rows.newest(of: quiz).flatMap { try rows.find($0.id) }
    }
  }

  public func picture(_ id: PictureID) async throws(StoreError) -> PictureFile? {
    try await read { db in try PictureFile.find(id, in: db) }
  }
}
