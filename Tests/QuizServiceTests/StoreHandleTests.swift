import Foundation
import QuizSQLite
import StoreStatus
import Testing

@testable import QuizDatabase
@testable import QuizService

struct StoreHandleTests {
  /// Damage that shows while a row is decoded, as the operator must learn of it.
  @Test func `damage is reported for services with errors of their own and for those without`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let health = StoreHealth()
    let database = try SQLiteDatabase.open(directory: folder.path)
    let store = Store(FailureReportingDatabase(database, health: health))
    let damage = StoreError.damaged(detail: "row 7")
    let start = ContinuousClock.now
    let without = StoreHandle(store)
    await #expect(throws: damage) { try await without.read(.strong) { _ in throw damage } }
    await #expect(throws: damage) { try await without.write(.once) { _ in throw damage } }
    await #expect(throws: damage) {
      try await without.writeCommittingFailures(.once) { _ -> Result<Int, StoreError> in throw damage }
    }
    let own = StoreHandle(store, GroupError.store)
    await #expect(throws: GroupError.store(damage)) { try await own.write(.once) { _ in throw damage } }
    #expect(health.problems(at: start).contains(.damaged))
    #expect(health.faults.takeAll().values.map(\.count).reduce(0, +) == 4)
    // A service's own error says nothing of the store.
    await #expect(throws: GroupError.groupFull) { try await own.write(.once) { _ in throw GroupError.groupFull } }
    #expect(health.faults.takeAll().isEmpty)
    // Neither does what a service without errors of its own refuses.
    let contradiction = StoreError.refused(detail: "import 7 was undone")
    await #expect(throws: contradiction) { try await without.read(.strong) { _ in throw contradiction } }
    await #expect(throws: contradiction) { try await without.write(.once) { _ in throw contradiction } }
    await #expect(throws: contradiction) {
      try await without.writeCommittingFailures(.once) { _ -> Result<Int, StoreError> in throw contradiction }
    }
    #expect(health.faults.takeAll().isEmpty)
    await #expect(throws: StoreError.full) { try await without.write(.once) { _ in throw StoreError.full } }
    #expect(health.problems(at: start).contains(.writesFailing(.full)))
    await store.close()
  }
}
