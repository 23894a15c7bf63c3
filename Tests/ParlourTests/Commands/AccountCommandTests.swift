import ArgumentParser
import Foundation
import QuizEngine
import QuizSQLite
import QuizService
import Testing

@testable import parlour

@Suite struct AccountCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)").path

  private func run(_ arguments: String...) async throws {
    var command = try AccountCommand.parseAsRoot(arguments + ["--data", folder])
    guard var command = command as? any AsyncParsableCommand else { return try command.run() }
    try await command.run()
  }

  private func withPlayer(_ body: (SQLiteStore) async throws -> Void) async throws {
    let store = try SQLiteStore.open(directory: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let new = NewAccount(
      name: AccountName("Ada"), credentials: Credentials(password: "*", recovery: nil), zone: .utc,
      settings: AccountSettings(language: Language("en")), created: Timestamp(milliseconds: 0))
    _ = try await store.create(new, session: SessionKey(digest: [UInt8](repeating: 1, count: 32)))
    try await body(store)
    await store.close()
  }

  @Test func `an operator is appointed and dismissed while the server has the data`() async throws {
    try await withPlayer { store in
      let name = try #require(AccountName("ada"))
      try await run("role", "ADA", "operator")
      #expect(try await store.account(named: name)?.account.role == .operator)
      try await run("role", "Ada", "player")
      #expect(try await store.account(named: name)?.account.role == .player)
    }
  }

  @Test func `a reset leaves one way in, and signs out`() async throws {
    try await withPlayer { store in
      let name = try #require(AccountName("ada"))
      try await run("reset", "Ada")
      let session = SessionKey(digest: [UInt8](repeating: 1, count: 32))
      #expect(try await store.account(of: session, at: Timestamp(milliseconds: 1)) == nil)
      let credentials = try #require(try await store.account(named: name)?.credentials)
      #expect(credentials.recovery?.hasPrefix("$sha256$") == true)
    }
  }

  @Test func `what can't be done is told in words, and no data is made`() async throws {
    await #expect(throws: CommandFailure.self) { try await run("reset", "Ada") }
    #expect(!FileManager.default.fileExists(atPath: folder))
    await #expect(throws: (any Error).self) { try await run("role", "Ada", "king") }
    await #expect(throws: (any Error).self) { try await run("role", "-", "player") }
    try await withPlayer { _ in
      let failure = await #expect(throws: CommandFailure.self) { try await run("reset", "Eva") }
      #expect(failure?.description.contains("no player of that name") == true)
    }
  }
}
