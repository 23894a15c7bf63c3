import Foundation
import GRDB
import StoreContract
import StoreStatus
import Testing

@testable import QuizDatabase
@testable import QuizSQLite
@testable import QuizService

struct FolderRestoreTests: BackupSuite {
  let house = TemporaryFolder()
  let other = TemporaryFolder()

  init() throws { try FileManager.default.createDirectory(atPath: other.path, withIntermediateDirectories: true) }

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
    await (try SQLiteDatabase.open(directory: house.path)).close()
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
    await (try SQLiteDatabase.open(directory: other.path + "/new")).close()
  }
}
