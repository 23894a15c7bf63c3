import Foundation
import GRDB
import StoreContract
import StoreStatus
import Testing

@testable import QuizDatabase
@testable import QuizSQLite
@testable import QuizService

/// What isn't a good backup is refused.
struct BackupCheckTests: BackupSuite {
  let house = TemporaryFolder()
  let other = TemporaryFolder()

  init() throws { try FileManager.default.createDirectory(atPath: other.path, withIntermediateDirectories: true) }

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
}
