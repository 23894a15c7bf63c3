internal import QuizDatabase
package import QuizEngine
package import StoreStatus

extension HouseStore {
  /// Stores a quiz with its pictures as a new revision, unless it equals the quiz's newest one. A content that equals
  /// an older revision becomes a new one.
  ///
  /// - Parameter pictures: the content of exactly those pictures that the quiz names.
  /// - Returns: the revision that has this content.
  /// - Throws: `.refused` if the quiz breaks the rules of quiz files, or two pictures have the same name.
  package func publish(
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

  /// A revision, however old; nil if there is none of that id.
  package func revision(_ id: RevisionID) async throws(StoreError) -> Revision? {
    if let revision = caches.revisions[id] { return revision }
    return try await read { [revisionCache = caches.revisions] db in
      try RevisionRows(db: db, cache: revisionCache).find(id)
    }
  }

  /// The last published revision of a quiz; nil if it was never published.
  package func newestRevision(of quiz: QuizID) async throws(StoreError) -> Revision? {
    try await read { [revisionCache = caches.revisions] db in
      try RevisionRows(db: db, cache: revisionCache).newest(of: quiz)
    }
  }

  /// The newest revision of every quiz that any server published.
  package func newestRevisions() async throws(StoreError) -> [QuizID: RevisionID] {
    try await read { db in
      let all = try db.all(LibraryQuery.newestRevisions, []) {
        (quiz: QuizID(try $0["name"]), id: RevisionID(try $0["revision_id"]))
      }
      return Dictionary(uniqueKeysWithValues: all.map { ($0.quiz, $0.id) })
    }
  }

  /// Whether exactly this quiz was published before, and another revision since.
  package func isOutdated(_ quiz: Quiz, pictures: [PictureFile]) async throws(StoreError) -> Bool {
    let publication = Publication(quiz, pictures: pictures)
    return try await read { db in
      try db.first(LibraryQuery.isOutdated, [quiz.id.name, publication.digest]) { _ in true } ?? false
    }
  }

  /// A picture of any revision; nil if there is none of that id.
  package func picture(_ id: PictureID) async throws(StoreError) -> PictureFile? {
    try await read { db in try PictureFile.find(id, in: db) }
  }
}
