import Foundation
import GRDB
import StoreContract
import StoreStatus
import Testing

@testable import QuizDatabase
@testable import QuizSQLite
@testable import QuizService

struct BackupTests: BackupSuite {
  let house = TemporaryFolder()
  let other = TemporaryFolder()

  init() throws { try FileManager.default.createDirectory(atPath: other.path, withIntermediateDirectories: true) }

  @Test func `a backup beside a writing server has every answer that was reported before it began`() async throws {
    let child = try ChildProcess(storeDriver: ["answers", house.path, "16"])
    defer { child.kill() }
    for number in 0..<4 {
      var reported = child.read()
      while reported.count < 4_000 { reported += child.read() }
      try back(up: "\(file).\(number)")
      let finished = reported.split(separator: "\n").dropLast().compactMap(Self.finishedPlay)
      #expect(finished.count > 4)
      let inBackup = try finishedPlays(in: "\(file).\(number)")
      for play in finished { #expect(inBackup.contains(play), "backup \(number)") }
    }
  }

  @Test func `a backup restores the same house`() async throws {
    try await fill()
    let before = try sums(house.path + "/parlour.sqlite")
    let server = try Store(SQLiteDatabase.open(directory: house.path))
    try back(up: file)
    await server.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["backup.sqlite"])
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    try FolderRestore.run(file, into: other.path + "/new", replacing: false) { _ in true }
    #expect(try sums(other.path + "/new/parlour.sqlite") == before)
    let files = try FileManager.default.contentsOfDirectory(atPath: other.path + "/new")
    #expect(Set(files) == ["parlour.sqlite", "parlour.lock"])
    await (try SQLiteDatabase.open(directory: other.path + "/new")).close()
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
    var reported = child.read()
    while reported.count < 6_000 { reported += child.read() }
    child.kill()
    _ = child.waitUntilExit()
    let files = try FileManager.default.contentsOfDirectory(atPath: house.path)
    #expect(files.contains("parlour.sqlite-wal") && files.contains("parlour.sqlite-shm"))
    if !hasIndex { try FileManager.default.removeItem(atPath: house.path + "/parlour.sqlite-shm") }
    try backUpReadOnly()
    let finished = reported.split(separator: "\n").dropLast().compactMap(Self.finishedPlay)
    #expect(finished.count > 4)
    let inBackup = try finishedPlays(in: file)
    for play in finished { #expect(inBackup.contains(play)) }
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
    var reported = child.read()
    while reported.count < 6_000 { reported += child.read() }
    let finished = reported.split(separator: "\n").dropLast().compactMap(Self.finishedPlay)
    // Root can write anywhere. So another user must make the backup.
    guard getuid() == 0 else { return try back(up: file) }
    try backUpReadOnly()
    let inBackup = try finishedPlays(in: file)
    for play in finished { #expect(inBackup.contains(play)) }
  }

  @Test func `a cancelled backup leaves no files`() async throws {
    try await fill()
    let backup = try BackupFile(file, replacing: false)
    #expect(throws: CancellationError.self) { try backup.copy(from: house.path, pause: 0) { _ in false } }
    backup.discard()
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path).isEmpty)
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
}
