import Foundation
import Logging
import QuizEngine
import QuizService
import StoreStatus
import Synchronization
import Testing

@testable import parlour

@Suite struct QuizLoaderTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")

  @Test func `of two concurrent reloads the one with the newer files wins`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = BlockingLibraryStore()
    let library = Library(store: store)
    let loader = loader(of: library)
    try write(title: "Old")
    await store.shutGate()
    async let first: Void = loader.reload()
    await store.waiting()
    try write(title: "New")
    async let second: Void = loader.reload()
    // Without the order the second one would have published by now, before the first one.
    for _ in 0..<200 where await store.published.isEmpty { try? await Task.sleep(for: .milliseconds(1)) }
    await store.release()
    _ = await (first, second)
    #expect(await store.published == ["Old", "New"])
    #expect(library[QuizID("animal")]?.quiz.title[Language("en")] == "New")
  }

  @Test func `the store works for the loader on the loader's thread`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = BlockingLibraryStore()
    try write(title: "Old")
    let loader = loader(of: Library(store: store))
    await loader.reload()
    let loading = store.threads.withLock(\.self)
    #expect(!loading.isEmpty && Set(loading) == ["files"])
    await loader.loadOtherServersRevisions()
    let all = store.threads.withLock(\.self)
    #expect(all.count > loading.count && Set(all) == ["files"])
  }

  private func loader(of library: Library) -> QuizLoader {
    QuizLoader(
      folder: QuizFolder(path: folder.path), library: library, isShared: true, now: { Timestamp(milliseconds: 1) },
      logger: Logger(label: "quizzes") { _ in SwiftLogNoOpLogHandler() })
  }

  private func write(title: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try """
    id: animal
    language: en
    title: \(title)
    description: A quiz.
    outcomes:
      - {id: dog, name: Dog, description: A dog.}
      - {id: cat, name: Cat, description: A cat.}
    questions:
      - text: Which one?
        answers: [{text: This, outcome: dog}, {text: That, outcome: cat}]
    """.write(to: folder.appending(path: "animal.yaml"), atomically: true, encoding: .utf8)
  }
}

/// Numbers the published quizzes in the order in which publishing ends. A test can make it wait before that.
private final class BlockingLibraryStore: LibraryStore, PublicationStore {
  private actor Gate {
    private var isShut = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watchers: [CheckedContinuation<Void, Never>] = []
    private(set) var published: [String] = []

    func shut() { isShut = true }

    func pass() async {
      guard isShut else { return }
      isShut = false
      await withCheckedContinuation { continuation in
        waiting.append(continuation)
        for watcher in watchers { watcher.resume() }
        watchers = []
      }
    }

    func someoneWaits() async {
      guard waiting.isEmpty else { return }
      await withCheckedContinuation { watchers.append($0) }
    }

    func open() {
      isShut = false
      for one in waiting { one.resume() }
      waiting = []
    }

    func note(_ title: String) -> Int {
      published.append(title)
      return published.count
    }
  }

  private let gate = Gate()
  /// The threads on which the store was called for long work.
  let threads = Mutex<[String]>([])

  var published: [String] { get async { await gate.published } }

  func shutGate() async { await gate.shut() }
  func waiting() async { await gate.someoneWaits() }
  func release() async { await gate.open() }

  private func noteThread() { threads.withLock { $0.append(BlockingExecutor.current?.label ?? "another") } }

  func publish(_ quiz: Quiz, pictures: [PictureFile], at now: Timestamp) async throws(StoreError) -> Revision {
    noteThread()
    await gate.pass()
    let number = await gate.note(quiz.title[Language("en")])
    return Revision(id: RevisionID(Int64(number)), number: number, quiz: quiz, pictures: [])
  }

  func newestRevisions() async throws(StoreError) -> [QuizID: RevisionID] {
    noteThread()
    return [:]
  }

  func revision(_ id: RevisionID) async throws(StoreError) -> Revision? { nil }
  func newestRevision(of quiz: QuizID) async throws(StoreError) -> Revision? { nil }
  func isOutdated(_ quiz: Quiz, pictures: [PictureFile]) async throws(StoreError) -> Bool { false }

  func publications() async throws(StoreError) -> [DraftPublication] {
    noteThread()
    return []
  }

  func publication(of quiz: QuizID) async throws(StoreError) -> DraftPublication? { nil }
  func picture(_ id: PictureID) async throws(StoreError) -> PictureFile? { nil }
}
