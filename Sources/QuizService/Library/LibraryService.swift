internal import QuizDatabase
package import QuizEngine
package import StoreStatus
import Synchronization

/// The quizzes on offer, and all revisions that plays still use.
package final class LibraryService: Sendable {
  private let store: StoreHandle<StoreError>
  private let offerIndex = Mutex(OfferIndex())

  package init(store: Store) { self.store = StoreHandle(store) }

  /// The quizzes on offer, in the order of their ids.
  package var quizzes: [Revision] {
    offerIndex.withLock { $0.offers.values.map(\.revision).sorted { $0.quiz.id.name < $1.quiz.id.name } }
  }

  /// The quizzes of the front page, in the order of their ids: those on offer that aren't unlisted.
  package var listed: [Offer] { offerIndex.withLock { $0.listed } }

  /// The revision that new plays of a quiz use; nil if the quiz isn't on offer.
  package subscript(quizID: QuizID) -> Revision? { offerIndex.withLock { $0.offers[quizID]?.revision } }

  /// Whether a file of the quiz folder has the id.
  package func isInFolder(_ quizID: QuizID) -> Bool { offerIndex.withLock { $0.isInFolder(quizID) } }

  /// Whether the quiz was made of a draft, even if it was unpublished or the draft was deleted.
  package func isMadeOfDraft(_ quizID: QuizID) -> Bool { offerIndex.withLock { $0.publications[quizID] != nil } }

  /// Whether the quiz was made of a draft and is unpublished.
  package func isUnpublished(_ quizID: QuizID) -> Bool {
    offerIndex.withLock { $0.publications[quizID] == .unpublished }
  }

  /// Puts a quiz of the folder on offer, as a new revision unless it equals the newest one. Open plays go on with their
  /// revision. A content that equals an older revision becomes a new one.
  ///
  /// - Parameter pictures: the content of exactly those pictures that the quiz names.
  /// - Returns: the revision that has this content.
  /// - Throws: `.refused` if the quiz breaks the rules of quiz files, two pictures have the same name, or the id is
  ///   that of a quiz that was made of a draft.
  @discardableResult
  package func publish(
    _ quiz: Quiz, pictures: [PictureFile], at now: Timestamp
  ) async throws(StoreError) -> Revision {
    let publication = Publication(quiz, pictures: pictures)
    let present = try await read { rows in try rows.newestMatching(publication) }
    let revision = if let present { present } else { try await add(publication, at: now) }
    offer(revision)
    return revision
  }

  private func add(_ publication: Publication, at now: Timestamp) async throws(StoreError) -> Revision {
    try publication.check()
    let cache = store.caches.revisions
    return try await store.write(.idempotent) { db in
      try RevisionRows(db: db, cache: cache).publish(publication, at: now)
    }
  }

  /// Puts the last published revision of a quiz on offer; nil if there is none.
  @discardableResult
  package func restore(_ quizID: QuizID) async throws(StoreError) -> Revision? {
    guard let revision = try await newestRevision(of: quizID) else { return nil }
    offer(revision)
    return revision
  }

  /// Whether exactly this quiz was published before, and another revision since.
  package func isOutdated(_ quiz: Quiz, pictures: [PictureFile]) async throws(StoreError) -> Bool {
    let publication = Publication(quiz, pictures: pictures)
    return try await read { rows in try rows.isOutdated(publication) }
  }

  /// Puts quizzes on offer that other servers of the same store have published since the last call.
  ///
  /// - Returns: the revisions that changed.
  package func reload() async throws(StoreError) -> [Revision] {
    var changed = try await offerPublications()
    let newest = try await read { rows in try rows.newestIDs() }
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
  package func offerPublications() async throws(StoreError) -> [Revision] {
    let (reading, present) = offerIndex.withLock { ($0.beginReading(), $0.offers) }
    let (publications, changed) = try await read(.snapshot) { rows in
      let publications = try PublicationRows(db: rows.db).all()
      let newest = try rows.newestIDs()
      let changed = publications.filter { publication in
        guard publication.state != .unpublished else { return false }
        let offered = present[publication.quizID]?.revision
        return offered?.id != newest[publication.quizID] || offered?.quiz.isUnlisted != publication.isUnlisted
      }
      return (publications, try changed.compactMap { try rows.newest(of: $0.quizID)?.listed(as: $0) })
    }
    let offers = Dictionary(changed.map { ($0.quiz.id, Offer($0)) }) { first, _ in first }
    offerIndex.withLock {
      $0.setPublications(
        Dictionary(publications.map { ($0.quizID, $0.state) }) { first, _ in first },
        publications.filter { $0.state != .unpublished }.compactMap { offers[$0.quizID] ?? present[$0.quizID] }, reading
      )
    }
    return changed
  }

  /// ``offerPublications()`` after a change. If the store fails, ``isIncomplete`` says that it must be done again.
  func reloadPublications() async {
    do throws(StoreError) { try await offerPublications() } catch { offerIndex.withLock { $0.isIncomplete = true } }
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
  package func revision(_ id: RevisionID, of quizID: QuizID) async throws(StoreError) -> Revision? {
    if let offered = self[quizID], offered.id == id { return offered }
    if let cached = store.caches.revisions[id] { return cached }
    return try await read { rows in try rows.find(id) }
  }

  /// The last published revision of a quiz; nil if it was never published.
  private func newestRevision(of quizID: QuizID) async throws(StoreError) -> Revision? {
    try await read { rows in try rows.newest(of: quizID) }
  }

  private func read<Value: Sendable>(
    _ mode: ReadMode = .strong, _ work: @escaping @Sendable (RevisionRows<ReadConnection>) throws -> Value
  ) async throws(StoreError) -> Value {
    let cache = store.caches.revisions
    return try await store.read(mode) { db in try work(RevisionRows(db: db, cache: cache)) }
  }

  /// A picture of any revision; nil if there is none with this digest.
  package func picture(_ id: PictureID) async throws(StoreError) -> PictureFile? {
    try await store.read(.strong) { db in try PictureFile.find(id, in: db) }
  }
}

extension DraftPublication {
  fileprivate var isUnlisted: Bool { state == .unlisted }
}

extension Revision {
  /// The revision as its quiz is on offer: whether the front page lists it changes without a new revision.
  fileprivate func listed(as publication: DraftPublication) -> Revision {
    var quiz = quiz
    quiz.isUnlisted = publication.isUnlisted
    return Revision(id: id, number: number, quiz: quiz, pictures: pictures)
  }
}
