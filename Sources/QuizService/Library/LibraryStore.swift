public import QuizEngine
public import StoreStatus

/// Stores all revisions of all quizzes, and their pictures.
public protocol LibraryStore: Sendable {
  /// Stores a quiz with its pictures as a new revision, unless it equals the quiz's newest one.
  ///
  /// - Parameter pictures: the content of exactly those pictures that the quiz names.
  /// - Returns: the revision that has this content.
  func publish(_ quiz: Quiz, pictures: [PictureFile], at now: Timestamp) async throws(StoreError) -> Revision

  /// A revision, however old; nil if there is none of that id.
  func revision(_ id: RevisionID) async throws(StoreError) -> Revision?

  /// The last published revision of a quiz; nil if it was never published.
  func newestRevision(of quiz: QuizID) async throws(StoreError) -> Revision?

  /// The newest revision of every quiz that any server published.
  func newestRevisions() async throws(StoreError) -> [QuizID: RevisionID]

  /// Whether exactly this quiz was published before, and another revision since.
  func isOutdated(_ quiz: Quiz, pictures: [PictureFile]) async throws(StoreError) -> Bool

  /// A picture of any revision; nil if there is none of that id.
  func picture(_ id: PictureID) async throws(StoreError) -> PictureFile?
}
