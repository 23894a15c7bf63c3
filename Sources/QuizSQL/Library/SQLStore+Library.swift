internal import QuizDatabase
public import QuizEngine
public import QuizService
public import StoreStatus

extension SQLStore {
  /// Publishes a quiz. If its content equals an older revision but not the newest one, it becomes a new revision.
  ///
  /// - Throws: `.refused` if the quiz breaks the rules of quiz files, or two pictures have the same name.
  public func publish(
    _ quiz: Quiz, pictures: [PictureFile], at now: Timestamp
  ) async throws(StoreError) -> Revision {
    let revisionCache = caches.revisions
    let publication = Publication(quiz, pictures: pictures)
    let present = try await read { db in try RevisionRows(db: db, cache: revisionCache).newestMatching(publication) }
    if let present { return present }
    try publication.check()
    return try await write { db in
      guard try PublicationRows(db: db).find(quiz.id) == nil else {
        throw StoreError.refused(detail: "the quiz \(quiz.id.name) was made of a draft")
      }
      return try RevisionRows(db: db, cache: revisionCache).publish(publication, at: now)
    }
  }

  public func revision(_ id: RevisionID) async throws(StoreError) -> Revision? {
    if let revision = caches.revisions[id] { return revision }
    return try await read { [revisionCache = caches.revisions] db in
      try RevisionRows(db: db, cache: revisionCache).find(id)
    }
  }

  public func newestRevision(of quiz: QuizID) async throws(StoreError) -> Revision? {
    try await read { [revisionCache = caches.revisions] db in
      try RevisionRows(db: db, cache: revisionCache).newest(of: quiz)
    }
  }

  public func newestRevisions() async throws(StoreError) -> [QuizID: RevisionID] {
    try await read { db in
      let all = try db.all(LibraryQuery.newestRevisions, []) {
        (quiz: QuizID(try $0["name"]), id: RevisionID(try $0["revision_id"]))
      }
      return Dictionary(uniqueKeysWithValues: all.map { ($0.quiz, $0.id) })
    }
  }

  public func isOutdated(_ quiz: Quiz, pictures: [PictureFile]) async throws(StoreError) -> Bool {
    let publication = Publication(quiz, pictures: pictures)
    return try await read { db in
      try db.first(LibraryQuery.isOutdated, [quiz.id.name, publication.digest]) { _ in true } ?? false
    }
  }

  public func picture(_ id: PictureID) async throws(StoreError) -> PictureFile? {
    try await read { db in try PictureFile.find(id, in: db) }
  }
}
