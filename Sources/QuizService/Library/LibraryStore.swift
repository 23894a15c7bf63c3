public import QuizEngine

/// Keeps every revision of every quiz, and the pictures that they show.
public protocol LibraryStore: Sendable {
  /// Keeps a quiz with its pictures, as a new revision unless it equals the quiz's newest one.
  ///
  /// - Parameter pictures: the content of every picture that the quiz names, and nothing else.
  /// - Returns: the revision that holds exactly this.
  func publish(_ quiz: Quiz, pictures: [PictureFile], at now: Timestamp) async throws(StoreError) -> Revision

  /// A revision, however old; nil where there is none of that name.
  func revision(_ id: RevisionID) async throws(StoreError) -> Revision?

  /// The revision of a quiz that was published last; nil where the quiz never was.
  func newestRevision(of quiz: QuizID) async throws(StoreError) -> Revision?

  /// The newest revision of every quiz that was ever published, by whatever server.
  func newestRevisions() async throws(StoreError) -> [QuizID: RevisionID]

  /// Whether exactly this was published before, and something else since.
  func isOutdated(_ quiz: Quiz, pictures: [PictureFile]) async throws(StoreError) -> Bool

  /// A picture that some revision shows; nil where there is none.
  func picture(_ id: PictureID) async throws(StoreError) -> PictureFile?
}
