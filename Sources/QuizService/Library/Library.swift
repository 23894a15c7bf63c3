public import QuizEngine
import Synchronization

/// The quizzes on offer, and all revisions that plays still use.
public final class Library: Sendable {
  private let store: any LibraryStore
  private let offerIndex = Mutex(OfferIndex())

  public init(store: any LibraryStore) { self.store = store }

  /// The quizzes on offer, in the order of their ids.
  public var quizzes: [Revision] {
    offerIndex.withLock { $0.offers.values.map(\.revision).sorted { $0.quiz.id.name < $1.quiz.id.name } }
  }

  /// The quizzes of the front page, in the order of their ids: those on offer that aren't unlisted.
  public var listed: [Offer] { offerIndex.withLock { $0.listed } }

  /// The revision that new plays of a quiz use; nil if the quiz isn't on offer.
  public subscript(quiz: QuizID) -> Revision? { offerIndex.withLock { $0.offers[quiz]?.revision } }

  /// Puts a quiz on offer. Open plays go on with their revision.
  ///
  /// - Parameter pictures: the content of every picture that the quiz names.
  @discardableResult
  public func publish(
    _ quiz: Quiz, pictures: [PictureFile], at now: Timestamp
  ) async throws(StoreError) -> Revision {
    let revision = try await store.publish(quiz, pictures: pictures, at: now)
    offer(revision)
    return revision
  }

  /// Puts the last published revision of a quiz on offer; nil if there is none.
  @discardableResult
  public func restore(_ quiz: QuizID) async throws(StoreError) -> Revision? {
    guard let revision = try await store.newestRevision(of: quiz) else { return nil }
    offer(revision)
    return revision
  }

  /// Whether exactly this quiz was published before, and another revision since.
  public func isOutdated(_ quiz: Quiz, pictures: [PictureFile]) async throws(StoreError) -> Bool {
    try await store.isOutdated(quiz, pictures: pictures)
  }

  /// Puts on offer what other servers of the same store have published since the last call.
  ///
  /// - Returns: the revisions that changed.
  public func refresh() async throws(StoreError) -> [Revision] {
    let newest = try await store.newestRevisions()
    var changed: [Revision] = []
    for offered in quizzes where newest[offered.quiz.id].map({ $0 != offered.id }) ?? false {
      if let revision = try await restore(offered.quiz.id) { changed.append(revision) }
    }
    return changed
  }

  private func offer(_ revision: Revision) {
    let offer = Offer(revision)
    offerIndex.withLock { $0.insert(offer) }
  }

  /// Takes all other quizzes off offer. Open plays can still be finished.
  public func withdrawAll(except quizzes: Set<QuizID>) {
    offerIndex.withLock { $0.removeAll(except: quizzes) }
  }

  /// A revision, however old; nil if there is none of that id.
  public func revision(_ id: RevisionID, of quiz: QuizID) async throws(StoreError) -> Revision? {
    if let offered = self[quiz], offered.id == id { return offered }
    return try await store.revision(id)
  }

  /// A picture of any revision; nil if there is none with this digest.
  public func picture(_ id: PictureID) async throws(StoreError) -> PictureFile? { try await store.picture(id) }
}
