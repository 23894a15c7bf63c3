import Foundation
import GRDB
import QuizEngine
import QuizService
import StoreContract
import StoreStatus
import Testing

@testable import QuizSQLite

struct OpeningTests {
  let folder = TemporaryFolder()
  private var database: String { folder.path + "/parlour.sqlite" }

  @Test func `a second server is refused and learns who uses the folder`() async throws {
    let first = try Store(SQLiteDatabase.open(directory: folder.path))
    let holder = try holderInError()
    #expect(holder.contains("process \(ProcessInfo.processInfo.processIdentifier) on "))
    #expect(holder.contains(ProcessInfo.processInfo.hostName))
    #expect(holder.contains(" since 20"))
    try await first.ping()
    await first.close()
    await (try SQLiteDatabase.open(directory: folder.path)).close()
  }

  @Test func `deleting the lock file doesn't let a second server in`() async throws {
    let first = try Store(SQLiteDatabase.open(directory: folder.path))
    try FileManager.default.removeItem(atPath: folder.path + "/parlour.lock")
    #expect(throws: StoreError.locked(holder: nil)) { try SQLiteDatabase.open(directory: folder.path) }
    #expect(SQLiteDatabase.isServed(directory: folder.path))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/parlour.lock"))
    // A command can still open the store, for example for a backup.
    let command = try Store(SQLiteDatabase.openAlongsideServer(directory: folder.path))
    try await command.ping()
    await command.close()
    await first.close()
    #expect(!SQLiteDatabase.isServed(directory: folder.path))
    await (try SQLiteDatabase.open(directory: folder.path)).close()
  }

  @Test func `the lock of a server of version 0.6 is respected`() async throws {
    await (try SQLiteDatabase.open(directory: folder.path)).close()
    #expect(!SQLiteDatabase.isServed(directory: folder.path))
    let old = Foundation.open(folder.path + "/parlour.lock", O_RDWR)
    #expect(flock(old, LOCK_EX | LOCK_NB) == 0)
    #expect(SQLiteDatabase.isServed(directory: folder.path))
    #expect(throws: StoreError.self) { try SQLiteDatabase.open(directory: folder.path) }
    close(old)
    await (try SQLiteDatabase.open(directory: folder.path)).close()
  }

  @Test(arguments: ["", "link", "link/inside", "loop", "loop/inside", "file", "file/inside", "link/", "dangling/../x"])
  func `an invalid path is reported without a crash`(path: String) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "nowhere")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/dangling", withDestinationPath: "nowhere")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: "loop")
    try Data("text".utf8).write(to: URL(filePath: folder.path + "/file"))
    #expect {
      _ = try SQLiteDatabase.open(directory: path.isEmpty ? "" : folder.path + "/" + path)
    } throws: { error in
      if case StoreError.unavailable(let detail) = error { !detail.isEmpty } else { false }
    }
  }

  @Test func `a path may contain a symbolic link to a folder`() async throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/real", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "real")
    let store = try Store(SQLiteDatabase.open(directory: folder.path + "/link"))
    #expect(throws: StoreError.self) { try SQLiteDatabase.open(directory: folder.path + "/real/") }
    await store.close()
  }

  @Test func `a command can open the store beside a server, and each sees the other's changes`() async throws {
    let server = try Store(SQLiteDatabase.open(directory: folder.path))
    let command = try Store(SQLiteDatabase.openAlongsideServer(directory: folder.path))
    let first = try await server.houseSecret(proposing: Token128(high: 1, low: 1))
    #expect(try await command.houseSecret(proposing: Token128(high: 2, low: 2)) == first)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 as Range<UInt8> {
        let store = number % 2 == 0 ? server : command
        group.addTask {
          _ = try await store.recordAttempt([number], within: .passwords, at: Timestamp(milliseconds: 1))
        }
      }
      try await group.waitForAll()
    }
    await command.close()
    try await server.ping()
    let count = try await server.pool.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM attempt_count") }
    #expect(count == 40)
    await server.close()
    await (try SQLiteDatabase.open(directory: folder.path)).close()
  }

  @Test func `a command refuses missing data and data of another version, and changes nothing`() async throws {
    #expect(throws: StoreError.unavailable(detail: "there is no data in it yet")) {
      try SQLiteDatabase.openAlongsideServer(directory: folder.path + "/nowhere")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/nowhere"))
    await (try SQLiteDatabase.open(directory: folder.path)).close()
    let queue = try DatabaseQueue(path: database)
    try await queue.write { db in try db.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = '4 daily'") }
    let openingError = #expect(throws: StoreError.self) {
      try SQLiteDatabase.openAlongsideServer(directory: folder.path)
    }
    #expect("\(openingError, default: "")".contains("start this one’s server once"))
    try await queue.write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('4 daily'), ('99 flying cars')")
    }
    #expect(throws: StoreError.newer) { try SQLiteDatabase.openAlongsideServer(directory: folder.path) }
  }

  @Test func `another process locks the folder until it is killed`() throws {
    let child = try ChildProcess(storeDriver: ["answers", folder.path, "1"])
    #expect(!child.read().isEmpty)
    let holder = try holderInError()
    #expect(!holder.contains("process \(ProcessInfo.processInfo.processIdentifier) "))
    child.kill()
    _ = child.waitUntilExit()
    _ = try Store(SQLiteDatabase.open(directory: folder.path))
  }

  @Test(arguments: [1, 99, 100, 5_000, 100_000])
  func `garbage is reported as damage and left unchanged`(size: Int) throws {
    let garbage = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) })
    try make(garbage)
    expectDamage()
    #expect(FileManager.default.contents(atPath: database) == garbage)
  }

  @Test(arguments: [0.02, 0.3, 0.5, 0.9])
  func `a truncated database is reported as damage and left unchanged`(part: Double) async throws {
    try await filled()
    let whole = try #require(FileManager.default.contents(atPath: database))
    let cut = whole.prefix(Int(Double(whole.count) * part))
    try make(cut)
    expectDamage()
    #expect(FileManager.default.contents(atPath: database) == cut)
  }

  @Test func `damage that is found later is reported without a crash`() async throws {
    try await filled()
    let whole = try #require(FileManager.default.contents(atPath: database))
    var random = SystemRandomNumberGenerator()
    for _ in 0..<40 {
      var broken = whole
      for _ in 0..<200 { broken[Int.random(in: 100..<broken.count, using: &random)] = random.next() }
      try make(broken)
      await expectNoCrash()
    }
  }

  @Test func `another program's database is left unchanged`() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let other = try DatabaseQueue(path: database)
    try other.write { db in try db.execute(sql: "CREATE TABLE theirs (a)") }
    try other.close()
    expectDamage()
  }

  @Test func `a log without its database is reported as damage`() throws {
    try make(Data())
    try Data([1, 2, 3]).write(to: URL(filePath: database + "-wal"))
    expectDamage()
    #expect(FileManager.default.contents(atPath: database + "-wal") == Data([1, 2, 3]))
  }

  @Test func `data of a newer version is left unchanged`() async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    try await store.commits.write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('99 from the future')")
    }
    await store.close()
    #expect(throws: StoreError.newer) { try SQLiteDatabase.open(directory: folder.path) }
  }

  @Test func `a folder that can't be written is reported as read-only`() async throws {
    try await filled()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    // Permissions don't apply to root. So a process that gave up root tries to open it.
    let child = try ChildProcess(storeDriver: ["open", folder.path] + (getuid() == 0 ? ["65534"] : []))
    let answer = try child.readToEnd()
    #expect(child.waitUntilExit() == 0)
    #expect(answer == "readOnly\n")
  }

  @Test func `a path through a file is reported as unavailable`() throws {
    try make(Data())
    #expect {
      try SQLiteDatabase.open(directory: database + "/inside")
    } throws: { error in
      if case StoreError.unavailable(let detail) = error { detail.contains("Not a directory") } else { false }
    }
  }

  private func holderInError() throws -> String {
    do {
      _ = try SQLiteDatabase.open(directory: folder.path)
    } catch .locked(let holder) { return try #require(holder) }
    Issue.record("the folder was opened twice")
    return ""
  }

  private func make(_ content: Data) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    for file in [database + "-wal", database + "-shm"] { try? FileManager.default.removeItem(atPath: file) }
    try content.write(to: URL(filePath: database))
  }

  /// Leaves a closed store of about 200 KB.
  private func filled() async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    try await store.commits.write { db in
      for index in 0..<2_000 {
        try db.execute(sql: "INSERT INTO quiz (name) VALUES (?)", arguments: ["quiz \(index) of a long name"])
      }
    }
    await store.close()
  }

  private func expectDamage() {
    #expect {
      try SQLiteDatabase.open(directory: folder.path)
    } throws: { error in
      if case StoreError.damaged(let detail) = error { !detail.isEmpty } else { false }
    }
  }

  private func expectNoCrash() async {
    do {
      let store = try Store(SQLiteDatabase.open(directory: folder.path))
      _ = try? await store.commits.write { db in try Row.fetchAll(db, sql: "SELECT * FROM quiz ORDER BY name").count }
      await store.close()
    } catch {
      if case .locked = error { Issue.record(error) }
    }
  }
}
