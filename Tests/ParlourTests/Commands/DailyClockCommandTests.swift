import ArgumentParser
import Foundation
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import parlour

@Suite struct DailyClockCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)").path

  private func run(_ arguments: String...) async throws {
    let command = try DailyCommand.parseAsRoot(["clock"] + arguments + ["--data", folder])
    let clock = try #require(command as? DailyClockCommand)
    try await clock.run()
  }

  @Test func `the clock can be reset beside a server, with a reason in the audit log`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = try Store(SQLiteDatabase.open(directory: folder))
    let wrong = Timestamp(milliseconds: 4_000_000_000_000)
    _ = try await store.recordLatestInstant(wrong, knownResets: 0)
    try await run()
    #expect(try await store.latestInstant() == LatestInstant(instant: wrong, resets: 0))
    try await run("--reset", "--reason", "It was 2096.")
    let latest = try #require(try await store.latestInstant())
    #expect(latest.instant < wrong && latest.resets == 1)
    #expect(try await store.auditLog(limit: 9).map(\.reason) == ["It was 2096."])
    await store.close()
  }

  @Test func `a reset of the clock needs a reason`() async throws {
    await #expect(throws: (any Error).self) { try await run("--reset") }
    await #expect(throws: (any Error).self) { try await run("--reason", "Why not") }
  }
}
