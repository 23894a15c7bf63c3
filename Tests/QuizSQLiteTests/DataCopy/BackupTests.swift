import Foundation
import GRDB
import QuizService
import StoreContract
import Testing

@testable import QuizSQL
@testable import QuizSQLite

struct BackupTests {
  let house = TemporaryFolder()
  let other = TemporaryFolder()
  private var file: String { other.path + "/backup.sqlite" }

  init() throws { try FileManager.default.createDirectory(atPath: other.path, withIntermediateDirectories: true) }

  @Test func `a backup beside a writing server has every answer that was reported before it began`() async throws {
    let child = try ChildProcess(storeDriver: ["answers", house.path, "16"])
    defer { child.kill() }
    for number in 0..<4 {
      var told = child.read()
      while told.count < 4_000 { told += child.read() }
      try back(up: "\(file).\(number)")
      let finished = told.split(separator: "\n").dropLast().compactMap(Self.finishedPlay)
      #expect(finished.count > 4)
      let kept = try finishedPlays(in: "\(file).\(number)")
      for play in finished { #expect(kept.contains(play), "backup \(number)") }
    }
  }

  /// The key of a play, from the line `KEY POSITION ANSWER` of its last answer of seven.
  private static func finishedPlay(_ line: Substring) -> Data? {
    let parts = line.split(separator: " ")
    guard parts.count == 3, parts[1] == "6" else { return nil }
    return Token128(text: parts[0]).map { Data($0.bytes) }
  }

  private func finishedPlays(in path: String) throws -> Set<Data> {
    try DatabaseQueue(path: path).read { db in
      try Set(Data.fetchAll(db, sql: "SELECT public_id FROM play WHERE finished_at IS NOT NULL"))
    }
  }

  @Test func `a backup restores the same house`() async throws {
    try await fill()
    let before = try sums(house.path + "/parlour.sqlite")
    let server = try SQLiteStore.open(directory: house.path)
    try back(up: file)
    await server.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["backup.sqlite"])
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    try FolderRestore.run(file, into: other.path + "/new", replacing: false) { _ in true }
    #expect(try sums(other.path + "/new/parlour.sqlite") == before)
    let files = try FileManager.default.contentsOfDirectory(atPath: other.path + "/new")
    #expect(Set(files) == ["parlour.sqlite", "parlour.lock"])
    await (try SQLiteStore.open(directory: other.path + "/new")).close()
  }

  @Test func `a backup overwrites another only if allowed, and only one runs at a time`() async throws {
    try await fill()
    try Data("old".utf8).write(to: URL(filePath: file))
    #expect(throws: StoreError.self) { try BackupFile(file, replacing: false) }
    let first = try BackupFile(file, replacing: true)
    #expect(throws: StoreError.locked(holder: nil)) { try BackupFile(file, replacing: true) }
    try first.copy(from: house.path, pause: 0) { _ in true }
    #expect(FileManager.default.contents(atPath: file) == Data("old".utf8))
    _ = try first.finish()
    try BackupFile.check(file)
  }

  @Test(arguments: [true, false])
  func `a backup from a read-only folder includes the log of a killed server`(hasIndex: Bool) throws {
    let child = try ChildProcess(storeDriver: ["answers", house.path, "4"])
    var told = child.read()
    while told.count < 6_000 { told += child.read() }
    child.kill()
    _ = child.waitUntilExit()
    let files = try FileManager.default.contentsOfDirectory(atPath: house.path)
    #expect(files.contains("parlour.sqlite-wal") && files.contains("parlour.sqlite-shm"))
    if !hasIndex { try FileManager.default.removeItem(atPath: house.path + "/parlour.sqlite-shm") }
    try backUpReadOnly()
    let finished = told.split(separator: "\n").dropLast().compactMap(Self.finishedPlay)
    #expect(finished.count > 4)
    let kept = try finishedPlays(in: file)
    for play in finished { #expect(kept.contains(play)) }
  }

  @Test func `a backup from a read-only folder has the closed house`() async throws {
    try await fill()
    let before = try sums(house.path + "/parlour.sqlite")
    try backUpReadOnly()
    #expect(try sums(file) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["backup.sqlite"])
  }

  @Test func `a backup from a folder that only the server can write has its latest answers`() async throws {
    let child = try ChildProcess(storeDriver: ["answers", house.path, "4"])
    defer { child.kill() }
    var told = child.read()
    while told.count < 6_000 { told += child.read() }
    let finished = told.split(separator: "\n").dropLast().compactMap(Self.finishedPlay)
    // Root can write anywhere. So another user must make the backup.
    guard getuid() == 0 else { return try back(up: file) }
    try backUpReadOnly()
    let kept = try finishedPlays(in: file)
    for play in finished { #expect(kept.contains(play)) }
  }

  /// Makes a backup as a user who may only read the house's folder but may write the other one.
  private func backUpReadOnly() throws {
    let modes: [(path: String, mode: Int)] =
      try FileManager.default.contentsOfDirectory(atPath: house.path).map { (house.path + "/" + $0, 0o444) }
      + [(house.path, 0o555), (other.path, 0o777)]
    for (path, mode) in modes { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path) }
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: house.path) }
    let before = try FileManager.default.contentsOfDirectory(atPath: house.path).sorted()
    let child = try ChildProcess(storeDriver: ["backup", house.path, file] + (getuid() == 0 ? ["65534"] : []))
    #expect(try child.readToEnd() == "done\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: house.path).sorted() == before)
  }

  @Test func `a cancelled backup leaves no files`() async throws {
    try await fill()
    let backup = try BackupFile(file, replacing: false)
    #expect(throws: CancellationError.self) { try backup.copy(from: house.path, pause: 0) { _ in false } }
    backup.discard()
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path).isEmpty)
  }

  @Test func `damage is found before a backup is finished, and before it is restored`() async throws {
    try await fill()
    try scratch(house.path + "/parlour.sqlite")
    let backup = try BackupFile(file, replacing: false)
    expectDamage {
      try backup.copy(from: house.path, pause: 0) { _ in true }
      _ = try backup.finish()
    }
    backup.discard()
    #expect(!FileManager.default.fileExists(atPath: file))
    try FileManager.default.copyItem(atPath: house.path + "/parlour.sqlite", toPath: file)
    expectDamage { try BackupFile.check(file) }
    #expect(throws: StoreError.self) { try SQLiteEndpoint.source(backup: file) }
    expectDamage { try FolderRestore.run(file, into: other.path + "/new", replacing: false) { _ in true } }
    let left = try? FileManager.default.contentsOfDirectory(atPath: other.path + "/new")
    #expect(Set(left ?? []).isSubset(of: ["parlour.lock"]))
  }

  @Test(arguments: [
    "", "no database at all, but long enough to be read as the beginning of one, if one looked carelessly",
  ])
  func `a file that isn't a backup is refused`(text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: file))
    #expect(throws: StoreError.self) { try BackupFile.check(file) }
    #expect(throws: StoreError.self) { try BackupFile.check(other.path + "/nowhere") }
    #expect(FileManager.default.contents(atPath: file) == Data(text.utf8))
  }

  @Test func `another program's database is refused as a backup`() throws {
    try DatabaseQueue(path: file).write { db in try db.execute(sql: "CREATE TABLE theirs (a)") }
    expectDamage { try BackupFile.check(file) }
  }

  @Test func `a broken foreign key is found`() async throws {
    try await fill()
    try change(
      house.path + "/parlour.sqlite",
      "PRAGMA foreign_keys = OFF; DELETE FROM account_time_zone; DELETE FROM account WHERE id = 2")
    expectDamage { try BackupFile.check(house.path + "/parlour.sqlite") }
  }

  @Test func `a newer version's backup is refused, and an older version's is migrated`() async throws {
    try await fill()
    try back(up: file)
    try change(file, "INSERT INTO grdb_migrations VALUES ('99 flying cars')")
    #expect(throws: StoreError.newer) { try BackupFile.check(file) }
    let old = TemporaryFolder()
    try OldHouse.make(in: old)
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.moveItem(atPath: old.path + "/parlour.sqlite", toPath: file)
    try BackupFile.check(file)
    #expect(throws: StoreError.self) { try SQLiteEndpoint.source(backup: file) }
    try FolderRestore.run(file, into: other.path + "/new", replacing: false) { _ in true }
    await (try SQLiteStore.open(directory: other.path + "/new")).close()
  }

  @Test func `a restore overwrites data and its log only if allowed`() async throws {
    try await fill()
    try back(up: file)
    let child = try ChildProcess(storeDriver: ["answers", other.path + "/new", "2"])
    _ = child.read()
    expectLocked { try FolderRestore.run(file, into: other.path + "/new", replacing: true) { _ in true } }
    child.kill()
    _ = child.waitUntilExit()
    #expect(FileManager.default.fileExists(atPath: other.path + "/new/parlour.sqlite-wal"))
    #expect(throws: CopyError.target(.refused(detail: "there is data in \(other.path)/new already"))) {
      try FolderRestore.run(file, into: other.path + "/new", replacing: false) { _ in true }
    }
    #expect(throws: CancellationError.self) {
      try FolderRestore.run(file, into: other.path + "/new", replacing: true) { _ in false }
    }
    try FolderRestore.run(file, into: other.path + "/new", replacing: true) { _ in true }
    #expect(try sums(other.path + "/new/parlour.sqlite") == sums(file))
    let files = try FileManager.default.contentsOfDirectory(atPath: other.path + "/new")
    #expect(Set(files) == ["parlour.sqlite", "parlour.lock"])
  }

  @Test func `a restore replaces unreadable data`() async throws {
    try await fill()
    try back(up: file)
    try Data("broken".utf8).write(to: URL(filePath: house.path + "/parlour.sqlite"))
    try Data("broken too".utf8).write(to: URL(filePath: house.path + "/parlour.sqlite-wal"))
    try FolderRestore.run(file, into: house.path, replacing: true) { _ in true }
    #expect(try sums(house.path + "/parlour.sqlite") == sums(file))
    await (try SQLiteStore.open(directory: house.path)).close()
  }

  @Test func `a logical copy of a database is the same house`() async throws {
    try await fill()
    let backup = try BackupFile(file, replacing: false)
    let (source, target) = (try SQLiteEndpoint.source(directory: house.path), try backup.endpoint())
    var copy = DataCopy(from: source, to: target) { _ in true }
    let copied = try copy.run()
    target.close()
    source.close()
    #expect(try backup.finish() > 0)
    #expect(try sums(file) == copied.map(\.sum))
  }

  // What the tests do

  private func fill() async throws {
    let store = try SQLiteStore.open(directory: house.path)
    try await SampleData.fill(house, store)
    try await store.commits.write { db in try SampleData.addHostileRows(to: db) }
    await store.close()
  }

  private func back(up path: String) throws {
    let backup = try BackupFile(path, replacing: false)
    try backup.copy(from: house.path, pause: 0.001) { _ in true }
    _ = try backup.finish()
  }

  /// The checksum of each table, in the order of ``Schema/tables``.
  private func sums(_ path: String) throws -> [TableChecksum] {
    let place = TemporaryFolder()
    let target = try SQLiteEndpoint.target(directory: place.path)
    defer { target.close() }
    let source = try SQLiteEndpoint.source(backup: path)
    defer { source.close() }
    var copy = DataCopy(from: source, to: target) { _ in true }
    return try copy.run().map(\.sum)
  }

  /// Overwrites the second half of the file.
  private func scratch(_ path: String) throws {
    var bytes = try #require(FileManager.default.contents(atPath: path))
    for place in stride(from: bytes.count / 2, to: bytes.count, by: 97) { bytes[place] ^= 0x5A }
    try bytes.write(to: URL(filePath: path))
  }

  private func expectDamage(_ body: () throws -> Void) {
    expect(body) { error in
      switch error {
      case StoreError.damaged, CopyError.source(.damaged): true
      default: false
      }
    }
  }

  private func expectLocked(_ body: () throws -> Void) {
    expect(body) { error in if case CopyError.target(.locked) = error { true } else { false } }
  }

  private func expect(_ body: () throws -> Void, toThrow isMeant: (any Error) -> Bool) {
    do {
      try body()
      Issue.record("nothing was thrown")
    } catch { #expect(isMeant(error), "\(error)") }
  }

  private func change(_ path: String, _ sql: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { db in try db.execute(sql: sql) }
    try queue.close()
  }
}
