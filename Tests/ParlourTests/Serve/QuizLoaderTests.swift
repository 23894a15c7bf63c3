import Foundation
import Logging
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Synchronization
import Testing

@testable import parlour

@Suite struct QuizLoaderTests {
  private let data = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")
  private let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")

  @Test func `of two concurrent reloads the one with the newer files wins`() async throws {
    defer { for folder in [folder, data] { try? FileManager.default.removeItem(at: folder) } }
    let database = SuspendingDatabase(try SQLiteDatabase.open(directory: data.path))
    let library = LibraryService(store: Store(database))
    let loader = loader(of: library)
    try write(title: "Old")
    await database.suspendNextWrite(.beforeTransaction)
    async let first: Void = loader.reload()
    await database.waitForSuspendedWrite()
    try write(title: "New")
    async let second: Void = loader.reload()
    // Without the order the second one would have published by now, before the first one.
    for _ in 0..<200 where database.writeCount == 0 { try? await Task.sleep(for: .milliseconds(1)) }
    await database.resumeWrite()
    _ = await (first, second)
    #expect(database.writeCount == 2)
    #expect(library[QuizID("animal")]?.number == 2)
    #expect(library[QuizID("animal")]?.quiz.title[Language("en")] == "New")
    await database.close()
  }

  @Test func `the store works for the loader on the loader's thread`() async throws {
    defer { for folder in [folder, data] { try? FileManager.default.removeItem(at: folder) } }
    let threads = Mutex<[String]>([])
    let database = SuspendingDatabase(try SQLiteDatabase.open(directory: data.path)) {
      threads.withLock { $0.append(BlockingExecutor.current?.label ?? "another") }
    }
    try write(title: "Old")
    let loader = loader(of: LibraryService(store: Store(database)))
    await loader.reload()
    let loading = threads.withLock(\.self)
    #expect(!loading.isEmpty && Set(loading) == ["files"])
    await loader.loadOtherServersRevisions()
    let all = threads.withLock(\.self)
    #expect(all.count > loading.count && Set(all) == ["files"])
    await database.close()
  }

  private func loader(of library: LibraryService) -> QuizLoader {
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
