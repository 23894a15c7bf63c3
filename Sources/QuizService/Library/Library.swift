package import QuizEngine
package import StoreStatus
import Synchronization

/// The quizzes on offer, and all revisions that plays still use.
package final class Library: Sendable {
  private let store: HouseStore
  private let offerIndex = Mutex(OfferIndex())

  package init(store: HouseStore) { self.store = store }

  /// The quizzes on offer, in the order of their ids.
  package var quizzes: [Revision] {
    offerIndex.withLock { $0.offers.values.map(\.revision).sorted { $0.quiz.id.name < $1.quiz.id.name } }
  }

  /// The quizzes of the front page, in the order of their ids: those on offer that aren't unlisted.
  package var listed: [Offer] { offerIndex.withLock { $0.listed } }

  /// The revision that new plays of a quiz use; nil if the quiz isn't on offer.
  package subscript(quiz: QuizID) -> Revision? { offerIndex.withLock { $0.offers[quiz]?.revision } }

  /// Whether a file of the quiz folder has the id.
  package func isInFolder(_ quiz: QuizID) -> Bool { offerIndex.withLock { $0.isInFolder(quiz) } }

  /// Whether the quiz was made of a draft, even if it was unpublished or the draft was deleted.
  package func isMadeOfDraft(_ quiz: QuizID) -> Bool { offerIndex.withLock { $0.publications[quiz] != nil } }

  /// Whether the quiz was made of a draft and is unpublished.
  package func isUnpublished(_ quiz: QuizID) -> Bool {
    offerIndex.withLock { $0.publications[quiz] == .unpublished }
  }

  /// Puts a quiz of the folder on offer. Open plays go on with their revision.
  ///
  /// - Parameter pictures: the content of every picture that the quiz names.
  @discardableResult
  package func publish(
    _ quiz: Quiz, pictures: [PictureFile], at now: Timestamp
  ) async throws(StoreError) -> Revision {
    let revision = try await store.publish(quiz, pictures: pictures, at: now)
    offer(revision)
    return revision
  }

  /// Puts the last published revision of a quiz on offer; nil if there is none.
  @discardableResult
  package func restore(_ quiz: QuizID) async throws(StoreError) -> Revision? {
    guard let revision = try await store.newestRevision(of: quiz) else { return nil }
    offer(revision)
    return revision
  }

  /// Whether exactly this quiz was published before, and another revision since.
  package func isOutdated(_ quiz: Quiz, pictures: [PictureFile]) async throws(StoreError) -> Bool {
    try await store.isOutdated(quiz, pictures: pictures)
  }

  /// Puts quizzes on offer that other servers of the same store have published since the last call.
  ///
  /// - Returns: the revisions that changed.
  package func refresh() async throws(StoreError) -> [Revision] {
    var changed = try await readPublications()
    let newest = try await store.newestRevisions()
    for offered in quizzes where isInFolder(offered.quiz.id) {
      guard let id = newest[offered.quiz.id], id != offered.id else { continue }
      if let revision = try await restore(offered.quiz.id) { changed.append(revision) }
    }
    return changed
  }

  /// Puts published quizzes that were made of drafts on offer, and takes off unpublished ones.
  ///
  /// - Returns: the revisions that weren't on offer before.
  @discardableResult
  package func readPublications() async throws(StoreError) -> [Revision] {
    let reading = offerIndex.withLock { $0.beginReading() }
    let publications = try await store.publications()
    let newest = try await store.newestRevisions()
    var offers: [Offer] = []
    var changed: [Revision] = []
    for publication in publications where publication.state != .unpublished {
      let isUnlisted = publication.state == .unlisted
      if let present = offerIndex.withLock({ $0.offers[publication.quiz] }),
        present.revision.id == newest[publication.quiz],
        present.revision.quiz.isUnlisted == isUnlisted
      {
        offers.append(present)
        continue
      }
      guard let revision = try await store.newestRevision(of: publication.quiz) else { continue }
      var quiz = revision.quiz
      quiz.isUnlisted = isUnlisted
      let offered = Revision(id: revision.id, number: revision.number, quiz: quiz, pictures: revision.pictures)
      offers.append(Offer(offered))
      changed.append(offered)
    }
    let states = Dictionary(publications.map { ($0.quiz, $0.state) }) { first, _ in first }
    offerIndex.withLock { $0.setPublications(states, offers, reading) }
    return changed
  }

  /// ``readPublications()`` after a change. If the store fails, ``isIncomplete`` says that it must be done again.
  func refreshPublications() async {
    do throws(StoreError) { try await readPublications() } catch { offerIndex.withLock { $0.isIncomplete = true } }
  }

  /// Whether a quiz was published or unpublished that couldn't be read since.
  package var isIncomplete: Bool { offerIndex.withLock { $0.isIncomplete } }

  private func offer(_ revision: Revision) {
    let offer = Offer(revision)
    offerIndex.withLock { $0.insert(offer) }
  }

  /// Takes all other quizzes of the folder off offer. Open plays can still be finished.
  package func withdrawAll(except quizzes: Set<QuizID>) {
    offerIndex.withLock { $0.removeAll(except: quizzes) }
  }

  /// A revision, however old; nil if there is none of that id.
  package func revision(_ id: RevisionID, of quiz: QuizID) async throws(StoreError) -> Revision? {
    if let offered = self[quiz], offered.id == id { return offered }
    return try await store.revision(id)
  }

  /// A picture of any revision; nil if there is none with this digest.
  package func picture(_ id: PictureID) async throws(StoreError) -> PictureFile? { try await store.picture(id) }
}
