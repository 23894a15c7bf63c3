import QuizEngine
import StoreStatus
import Synchronization
import Testing

@testable import QuizService

@Suite struct LibraryTests {
  @Test func `an older revision never replaces a newer one, whichever import ends last`() async throws {
    let store = NumberedLibraryStore()
    let library = Library(store: store)
    store.next.withLock { $0 = 2 }
    try await library.publish(.named("animal", "New"), pictures: [], at: Timestamp(milliseconds: 2))
    store.next.withLock { $0 = 1 }
    try await library.publish(.named("animal", "Old"), pictures: [], at: Timestamp(milliseconds: 1))
    #expect(library[QuizID("animal")]?.number == 2)
    #expect(library.listed.map(\.revision.number) == [2])
    store.next.withLock { $0 = 3 }
    try await library.publish(.named("animal", "Newest"), pictures: [], at: Timestamp(milliseconds: 3))
    #expect(library[QuizID("animal")]?.number == 3)
    library.withdrawAll(except: [])
    store.next.withLock { $0 = 1 }
    try await library.publish(.named("animal", "Old"), pictures: [], at: Timestamp(milliseconds: 4))
    #expect(library[QuizID("animal")]?.number == 1, "nothing is newer than what isn't on offer")
  }
}

/// Gives each revision the number that the test sets.
private final class NumberedLibraryStore: LibraryStore, PublicationStore {
  let next = Mutex(1)

  func publish(_ quiz: Quiz, pictures: [PictureFile], at now: Timestamp) async throws(StoreError) -> Revision {
    let number = next.withLock(\.self)
    return Revision(id: RevisionID(Int64(number)), number: number, quiz: quiz, pictures: [])
  }

  func revision(_ id: RevisionID) async throws(StoreError) -> Revision? { nil }
  func newestRevision(of quiz: QuizID) async throws(StoreError) -> Revision? { nil }
  func newestRevisions() async throws(StoreError) -> [QuizID: RevisionID] { [:] }
  func isOutdated(_ quiz: Quiz, pictures: [PictureFile]) async throws(StoreError) -> Bool { false }
  func publications() async throws(StoreError) -> [DraftPublication] { [] }
  func publication(of quiz: QuizID) async throws(StoreError) -> DraftPublication? { nil }
  func picture(_ id: PictureID) async throws(StoreError) -> PictureFile? { nil }
}

extension Quiz {
  fileprivate static func named(_ name: String, _ title: String) -> Quiz {
    let words = { (text: String) in LocalizedText(text, Language("en")) }
    return Quiz(
      id: QuizID(name), languages: [Language("en")], title: words(title), description: words(""),
      outcomes: [Outcome(id: OutcomeID("dog"), name: words("Dog"), description: words("A dog."))], questions: [])
  }
}
