import Foundation
import QuizEngine
import QuizSQLite
import StoreContract
import Testing

@testable import QuizService

@Suite struct LibraryTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")

  @Test func `an older revision never replaces a newer one, whichever import ends last`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = SuspendingDatabase(try SQLiteDatabase.open(directory: folder.path))
    let library = LibraryService(store: Store(database))
    try await publish("Old", completingAfter: "New", in: library, database)
    #expect(library[QuizID("animal")]?.number == 2)
    #expect(library.listed.map(\.revision.number) == [2])
    try await library.publish(.named("animal", "Newest"), pictures: [], at: Timestamp(milliseconds: 3))
    #expect(library[QuizID("animal")]?.number == 3)
    try await publish("Fourth", completingAfter: "Fifth", in: library, database) { library.withdrawAll(except: []) }
    #expect(library[QuizID("animal")]?.number == 4, "nothing is newer than what isn't on offer")
    await database.close()
  }

  /// Publishes two revisions. The first one is stored first, but its import ends last.
  private func publish(
    _ older: String, completingAfter newer: String, in library: LibraryService, _ database: SuspendingDatabase,
    meanwhile: () -> Void = {}
  ) async throws {
    await database.suspendNextWrite(.afterCommit)
    async let first = library.publish(.named("animal", older), pictures: [], at: Timestamp(milliseconds: 1))
    await database.waitForSuspendedWrite()
    try await library.publish(.named("animal", newer), pictures: [], at: Timestamp(milliseconds: 2))
    meanwhile()
    await database.resumeWrite()
    _ = try await first
  }
}

extension Quiz {
  fileprivate static func named(_ name: String, _ title: String) -> Quiz {
    let words = { (text: String) in LocalizedText(text, Language("en")) }
    let answers = [0, 1].map { index in
      Answer(text: words("Answer \(index)"), outcomePoints: [OutcomePoints(outcome: index)])
    }
    return Quiz(
      id: QuizID(name), languages: [Language("en")], title: words(title), description: words("A quiz."),
      outcomes: ["dog", "cat"].map { Outcome(id: OutcomeID($0), name: words($0), description: words("An animal.")) },
      questions: [Question(id: QuestionID("one"), text: words("Which one?"), kind: .single(.press), answers: answers)])
  }
}
