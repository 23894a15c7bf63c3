import Foundation
import GRDB
import QuizEngine
import QuizService
import StoreContract
import Testing

@testable import QuizSQLite

struct OpeningTests {
  let folder = TemporaryFolder()
  private var database: String { folder.path + "/parlour.sqlite" }

  @Test func `a second server is refused and told who has the folder`() async throws {
    let first = try SQLiteStore.open(directory: folder.path)
    let holder = try holderOfRefusal()
    #expect(holder.contains("process \(ProcessInfo.processInfo.processIdentifier) on "))
    #expect(holder.contains(ProcessInfo.processInfo.hostName))
    #expect(holder.contains(" since 20"))
    try await first.ping()
    await first.close()
    await (try SQLiteStore.open(directory: folder.path)).close()
  }

  @Test func `who takes the lock's file away lets no second server in`() async throws {
    let first = try SQLiteStore.open(directory: folder.path)
    try FileManager.default.removeItem(atPath: folder.path + "/parlour.lock")
    #expect(throws: StoreError.locked(holder: nil)) { try SQLiteStore.open(directory: folder.path) }
    #expect(SQLiteStore.isServed(directory: folder.path))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/parlour.lock"))
    // Backups come in all the same.
    let command = try SQLiteStore.openAlongsideServer(directory: folder.path)
    try await command.ping()
    await command.close()
    await first.close()
    #expect(!SQLiteStore.isServed(directory: folder.path))
    await (try SQLiteStore.open(directory: folder.path)).close()
  }

  @Test func `a Parlour of 0.6, which locks the file alone, is seen`() async throws {
    await (try SQLiteStore.open(directory: folder.path)).close()
    #expect(!SQLiteStore.isServed(directory: folder.path))
    let old = Foundation.open(folder.path + "/parlour.lock", O_RDWR)
    #expect(flock(old, LOCK_EX | LOCK_NB) == 0)
    #expect(SQLiteStore.isServed(directory: folder.path))
    #expect(throws: StoreError.self) { try SQLiteStore.open(directory: folder.path) }
    close(old)
    await (try SQLiteStore.open(directory: folder.path)).close()
  }

  @Test(arguments: ["", "link", "link/inside", "loop", "loop/inside", "file", "file/inside", "link/", "dangling/../x"])
  func `a path that leads nowhere is told, and crashes nothing`(path: String) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "nowhere")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/dangling", withDestinationPath: "nowhere")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: "loop")
    try Data("text".utf8).write(to: URL(filePath: folder.path + "/file"))
    #expect {
      _ = try SQLiteStore.open(directory: path.isEmpty ? "" : folder.path + "/" + path)
    } throws: { error in
      if case StoreError.unavailable(let detail) = error { !detail.isEmpty } else { false }
    }
  }

  @Test func `a path through a link to a folder is a path to that folder`() async throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/real", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "real")
    let store = try SQLiteStore.open(directory: folder.path + "/link")
    #expect(throws: StoreError.self) { try SQLiteStore.open(directory: folder.path + "/real/") }
    await store.close()
  }

  @Test func `a command can come in beside a server, and both see what the other does`() async throws {
    let server = try SQLiteStore.open(directory: folder.path)
    let command = try SQLiteStore.openAlongsideServer(directory: folder.path)
    let first = try await server.serverSecret(proposing: Token128(high: 1, low: 1))
    #expect(try await command.serverSecret(proposing: Token128(high: 2, low: 2)) == first)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 as Range<UInt8> {
        let store = number % 2 == 0 ? server : command
        group.addTask { _ = try await store.recordAttempt([number], within: .signIn, at: Timestamp(milliseconds: 1)) }
      }
      try await group.waitForAll()
    }
    await command.close()
    try await server.ping()
    let count = try await server.pool.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM attempt") }
    #expect(count == 40)
    await server.close()
    await (try SQLiteStore.open(directory: folder.path)).close()
  }

  @Test func `a command finds no data, or that of another version, and leaves it as it is`() async throws {
    #expect(throws: StoreError.unavailable(detail: "there is no data in it yet")) {
      try SQLiteStore.openAlongsideServer(directory: folder.path + "/nowhere")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/nowhere"))
    await (try SQLiteStore.open(directory: folder.path)).close()
    let steps = try DatabaseQueue(path: database)
    try await steps.write { db in try db.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = '4 daily'") }
    let refusal = #expect(throws: StoreError.self) { try SQLiteStore.openAlongsideServer(directory: folder.path) }
    #expect("\(refusal, default: "")".contains("start this one’s server once"))
    try await steps.write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('4 daily'), ('99 flying cars')")
    }
    #expect(throws: StoreError.newer) { try SQLiteStore.openAlongsideServer(directory: folder.path) }
  }

  @Test func `another process holds the folder until it is killed`() throws {
    let child = try ChildProcess(storeDriver: ["answers", folder.path, "1"])
    #expect(!child.read().isEmpty)
    let holder = try holderOfRefusal()
    #expect(!holder.contains("process \(ProcessInfo.processInfo.processIdentifier) "))
    child.kill()
    _ = child.waitUntilExit()
    _ = try SQLiteStore.open(directory: folder.path)
  }

  @Test(arguments: [1, 99, 100, 5_000, 100_000])
  func `garbage is told as damage and left as it is`(size: Int) throws {
    let garbage = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) })
    try make(garbage)
    expectDamage()
    #expect(FileManager.default.contents(atPath: database) == garbage)
  }

  @Test(arguments: [0.02, 0.3, 0.5, 0.9])
  func `a truncated database is told as damage and left as it is`(part: Double) async throws {
    try await filled()
    let whole = try #require(FileManager.default.contents(atPath: database))
    let cut = whole.prefix(Int(Double(whole.count) * part))
    try make(cut)
    expectDamage()
    #expect(FileManager.default.contents(atPath: database) == cut)
  }

  @Test func `damage that shows only later is told, and crashes nothing`() async throws {
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

  @Test func `another program's database is left alone`() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let other = try DatabaseQueue(path: database)
    try other.write { db in try db.execute(sql: "CREATE TABLE theirs (a)") }
    try other.close()
    expectDamage()
  }

  @Test func `last changes without their database are told as damage`() throws {
    try make(Data())
    try Data([1, 2, 3]).write(to: URL(filePath: database + "-wal"))
    expectDamage()
    #expect(FileManager.default.contents(atPath: database + "-wal") == Data([1, 2, 3]))
  }

  @Test func `data of a newer Parlour is left alone`() async throws {
    let store = try SQLiteStore.open(directory: folder.path)
    try await store.commits.write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('99 from the future')")
    }
    await store.close()
    #expect(throws: StoreError.newer) { try SQLiteStore.open(directory: folder.path) }
  }

  @Test func `a folder that can't be written is told as read-only`() async throws {
    try await filled()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    // Permissions don't bind root, so a process that gave up being root tries.
    let child = try ChildProcess(storeDriver: ["open", folder.path] + (getuid() == 0 ? ["65534"] : []))
    let answer = try child.readToEnd()
    #expect(child.waitUntilExit() == 0)
    #expect(answer == "readOnly\n")
  }

  @Test func `a path that leads through a file is told as unavailable`() throws {
    try make(Data())
    #expect {
      try SQLiteStore.open(directory: database + "/inside")
    } throws: { error in
      if case StoreError.unavailable(let detail) = error { detail.contains("Not a directory") } else { false }
    }
  }

  private func holderOfRefusal() throws -> String {
    do {
      _ = try SQLiteStore.open(directory: folder.path)
    } catch .locked(let holder) { return try #require(holder) }
    Issue.record("the folder was opened twice")
    return ""
  }

  private func make(_ content: Data) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    for file in [database + "-wal", database + "-shm"] { try? FileManager.default.removeItem(atPath: file) }
    try content.write(to: URL(filePath: database))
  }

  /// Leaves a closed store of some 200 KB.
  private func filled() async throws {
    let store = try SQLiteStore.open(directory: folder.path)
    try await store.commits.write { db in
      for index in 0..<2_000 {
        try db.execute(sql: "INSERT INTO quiz (name) VALUES (?)", arguments: ["quiz \(index) of a long name"])
      }
    }
    await store.close()
  }

  private func expectDamage() {
    #expect {
      try SQLiteStore.open(directory: folder.path)
    } throws: { error in
      if case StoreError.damaged(let detail) = error { !detail.isEmpty } else { false }
    }
  }

  private func expectNoCrash() async {
    do {
      let store = try SQLiteStore.open(directory: folder.path)
      _ = try? await store.commits.write { db in try Row.fetchAll(db, sql: "SELECT * FROM quiz ORDER BY name").count }
      await store.close()
    } catch {
      if case .locked = error { Issue.record(error) }
    }
  }
}
