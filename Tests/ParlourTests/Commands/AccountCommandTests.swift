import ArgumentParser
import Foundation
import QuizEngine
import QuizPages
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import parlour

@Suite struct AccountCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)").path

  private func run(_ arguments: String...) async throws {
    var command = try AccountCommand.parseAsRoot(arguments + ["--data", folder])
    guard var command = command as? any AsyncParsableCommand else { return try command.run() }
    try await command.run()
  }

  private func withPlayer(_ body: (Store) async throws -> Void) async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let new = NewAccount(
      name: AccountName("Ada"), credentials: Credentials(passwordHash: "*", recoveryCodeDigest: nil), zone: .utc,
      settings: AccountSettings(language: Language("en")), createdAt: Timestamp(milliseconds: 0))
    _ = try await store.create(new, sessionDigest: SessionTokenDigest(bytes: [UInt8](repeating: 1, count: 32)))
    try await body(store)
    await store.close()
  }

  @Test func `operators can be appointed and dismissed while the server runs`() async throws {
    try await withPlayer { store in
      let name = try #require(AccountName("ada"))
      try await run("role", "ADA", "operator")
      #expect(try await store.account(named: name)?.account.role == .operator)
      try await run("role", "Ada", "player")
      #expect(try await store.account(named: name)?.account.role == .player)
    }
  }

  @Test func `a house without an operator gets a set-up link, and one with an operator none`() async throws {
    try await withPlayer { store in
      try await run("setup-link", "--public-url", "https://quiz.example.org")
      #expect(try await store.hasOperator() == false, "only opening it makes one")
      await #expect(throws: ValidationError.self) { try await run("setup-link", "--public-url", "quiz.example.org/x") }
      try await run("role", "Ada", "operator")
      await #expect(throws: CommandError.self) { try await run("setup-link") }
    }
  }

  @Test func `a set-up link is an address of the site`() {
    let link = SetupLink(token: Token128(high: 0, low: 1), origin: "https://quiz.example.org").text
    #expect(
      link.split(separator: "\n").last == "https://quiz.example.org\(SitePath.setup(Token128(high: 0, low: 1).text))")
    let page = SetupLink(token: Token128(high: 0, low: 1), origin: nil).text
    #expect(page.contains("\n\(SitePath.setup(Token128(high: 0, low: 1).text))\n") && !page.contains("http"))
  }

  @Test func `a reset ends all sessions and leaves only a recovery code`() async throws {
    try await withPlayer { store in
      let name = try #require(AccountName("ada"))
      try await run("reset-password", "Ada")
      let sessionDigest = SessionTokenDigest(bytes: [UInt8](repeating: 1, count: 32))
      #expect(try await store.account(of: sessionDigest, at: Timestamp(milliseconds: 1)) == nil)
      let credentials = try #require(try await store.account(named: name)?.credentials)
      #expect(credentials.recoveryCodeDigest?.hasPrefix("$sha256$") == true)
    }
  }

  @Test func `a command ends the sessions of one or all accounts, and the security log records it without a name`()
    async throws
  {
    try await withPlayer { store in
      let log = folder + "/security.log"
      let sessionDigest = SessionTokenDigest(bytes: [UInt8](repeating: 1, count: 32))
      let name = try #require(AccountName("Ada"))
      let account = try #require(try await store.account(named: name)).account.id
      try await run("sign-out", "ADA", "--security-log", log)
      #expect(try await store.account(of: sessionDigest, at: Timestamp(milliseconds: 1)) == nil)
      try await store.startSession(sessionDigest, of: account, merging: nil, at: Timestamp(milliseconds: 1))
      try await run("sign-out", "--all", "--security-log", log)
      #expect(try await store.account(of: sessionDigest, at: Timestamp(milliseconds: 1)) == nil)
      try await run("role", "Ada", "operator", "--security-log", log)
      try await run("reset-password", "Ada", "--security-log", log)
      let text = try String(contentsOfFile: log, encoding: .utf8)
      let lines = try text.split(separator: "\n").map { line in
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
      let fields = lines.map { $0["fields"] as? [String: String] ?? [:] }
      #expect(fields.map { $0["event"] } == ["signed-out", "signed-out", "role-changed", "account-reset"])
      #expect(fields.map { $0["account"] } == ["\(account.number)", "all", "\(account.number)", "\(account.number)"])
      #expect(fields.allSatisfy { $0["by"] == "command line" && $0["uid"] == "\(getuid())" })
      #expect(!text.contains("Ada") && !text.contains("ada"))
      let mode = try FileManager.default.attributesOfItem(atPath: log)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
    await #expect(throws: (any Error).self) { try await run("sign-out") }
    await #expect(throws: (any Error).self) { try await run("sign-out", "Ada", "--all") }
  }

  @Test func `impossible account commands explain the error and create no data`() async throws {
    await #expect(throws: CommandError.self) { try await run("reset-password", "Ada") }
    #expect(!FileManager.default.fileExists(atPath: folder))
    await #expect(throws: (any Error).self) { try await run("role", "Ada", "king") }
    await #expect(throws: (any Error).self) { try await run("role", "-", "player") }
    try await withPlayer { _ in
      let failure = await #expect(throws: CommandError.self) { try await run("reset-password", "Eva") }
      #expect(failure?.description.contains("no player of that name") == true)
    }
  }
}
