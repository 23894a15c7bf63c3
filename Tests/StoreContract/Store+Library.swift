import QuizDatabase
package import QuizEngine
package import StoreStatus

@testable package import QuizService

// What the library does for a server that has just begun.
extension Store {
  package func publish(
    _ quiz: Quiz, pictures: [PictureFile], at now: Timestamp
  ) async throws(StoreError) -> Revision {
    try await LibraryService(store: self).publish(quiz, pictures: pictures, at: now)
  }

  /// A revision, however old; nil if there is none of that id.
  package func revision(_ id: RevisionID) async throws(StoreError) -> Revision? {
    try await LibraryService(store: self).revision(id, of: QuizID(""))
  }

  /// The last published revision of a quiz; nil if it was never published.
  package func newestRevision(of quiz: QuizID) async throws(StoreError) -> Revision? {
    try await LibraryService(store: self).restore(quiz)
  }

  package func isOutdated(_ quiz: Quiz, pictures: [PictureFile]) async throws(StoreError) -> Bool {
    try await LibraryService(store: self).isOutdated(quiz, pictures: pictures)
  }

  package func picture(_ id: PictureID) async throws(StoreError) -> PictureFile? {
    try await LibraryService(store: self).picture(id)
  }

  /// The newest revision of every quiz that any server published.
  package func newestRevisions() async throws(StoreError) -> [QuizID: RevisionID] {
    try await read { [cache = caches.revisions] db in try RevisionRows(db: db, cache: cache).newestIDs() }
  }
}
