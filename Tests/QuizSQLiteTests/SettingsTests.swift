import Foundation
import GRDB
import QuizService
import StoreContract
import StoreStatus
import Testing

@testable import QuizSQLite

@Suite(.timeLimit(.minutes(10))) struct SettingsTests {
  let folder = TemporaryFolder()

  @Test(arguments: [
    ("synchronous", "2"), ("journal_mode", "wal"), ("foreign_keys", "1"), ("application_id", "1348563564"),
  ])
  func `the writer's settings are durable`(setting: String, value: String) async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    let found = try await store.commits.write { db in try String.fetchOne(db, sql: "PRAGMA \(setting)") }
    #expect(found == value)
    await store.close()
  }

  @Test func `only their owner can read folder and files`() async throws {
    let nested = folder.path + "/a/b"
    let store = try Store(SQLiteDatabase.open(directory: nested))
    try await store.commits.write { db in try db.execute(sql: "INSERT INTO quiz (name) VALUES ('x')") }
    for path in [folder.path, folder.path + "/a", nested] { #expect(try permissions(of: path) == 0o700) }
    for file in ["parlour.sqlite", "parlour.sqlite-wal", "parlour.sqlite-shm", "parlour.lock"] {
      #expect(try permissions(of: "\(nested)/\(file)") == 0o600, "\(file)")
    }
    await store.close()
  }

  @Test(arguments: [
    ("d", "."), ("d/", "."), ("/", "/"), ("//", "/"), ("/d", "/"), ("a/b", "a"), ("a//b/", "a"), ("/a/b/c", "/a/b"),
    (".", "."), ("", "."), ("ü/é", "ü"),
  ])
  func `every path has a parent folder`(path: String, above: String) {
    #expect(DataFolder.parentFolder(of: path) == above)
  }

  @Test func `a closed store throws an error`() async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    await store.close()
    await #expect(throws: StoreError.self) { try await store.ping() }
    await #expect(throws: StoreError.unavailable(detail: "the store is closed")) {
      try await store.commits.write { _ in }
    }
  }

  @Test func `a write waits while another process writes, for five seconds at most`() async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: folder.path + "/parlour.sqlite", configuration: configuration)
    try await other.writeWithoutTransaction { db in try db.execute(sql: "BEGIN IMMEDIATE") }
    async let waiting: Void = store.commits.write { db in try db.execute(sql: "INSERT INTO quiz (name) VALUES ('x')") }
    try await Task.sleep(for: .milliseconds(100))
    try await other.writeWithoutTransaction { db in try db.execute(sql: "COMMIT") }
    try await waiting
    try other.close()
    await store.close()
    #expect(SQLiteDatabase.waitForLock(tries: 2_499) && !SQLiteDatabase.waitForLock(tries: 2_500))
  }

  @Test func `closing waits for running work`() async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    let (begun, beginning) = AsyncStream<Void>.makeStream()
    async let slow: Void = store.commits.write { db in
      beginning.finish()
      usleep(50_000)
      try db.execute(sql: "INSERT INTO quiz (name) VALUES ('kept')")
    }
    for await _ in begun {}
    await store.close()
    try await slow
    let again = try Store(SQLiteDatabase.open(directory: folder.path))
    #expect(try await again.pool.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM quiz") } == 1)
    await again.close()
  }

  @Test func `closing completes the writes that began before it, and refuses all others`() async throws {
    for round in 0..<20 {
      let folder = TemporaryFolder()
      let store = try Store(SQLiteDatabase.open(directory: folder.path))
      let committed = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<20 {
          group.addTask {
            if number == round {
              await store.close()
              return false
            }
            do {
              try await store.commits.write { db in
                try db.execute(sql: "INSERT INTO quiz (name) VALUES (?)", arguments: ["\(number)"])
              }
              return true
            } catch {
              #expect(error as? StoreError == .unavailable(detail: "the store is closed"))
              return false
            }
          }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      let again = try Store(SQLiteDatabase.open(directory: folder.path))
      #expect(try await again.pool.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM quiz") } == committed)
      await again.close()
    }
  }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
