import Foundation
import GRDB
import StoreContract
import StoreStatus
import Testing

@testable import QuizDatabase
@testable import QuizSQLite
@testable import QuizService

/// The folder of a house, another folder for its backups, and what the tests of backups do with them.
protocol BackupSuite {
  /// The folder with the data of the house.
  var house: TemporaryFolder { get }
  /// The folder for backups and for what is restored from them.
  var other: TemporaryFolder { get }
}

extension BackupSuite {
  var file: String { other.path + "/backup.sqlite" }

  func fill() async throws {
    let store = try Store(SQLiteDatabase.open(directory: house.path))
    try await SampleData.fill(house, store)
    try await store.commits.write { db in try SampleData.addHostileRows(to: db) }
    await store.close()
  }

  func back(up path: String) throws {
    let backup = try BackupFile(path, replacing: false)
    try backup.copy(from: house.path, pause: 0.001) { _ in true }
    _ = try backup.finish()
  }

  /// The checksum of each table, in the order of ``Schema/tables``.
  func sums(_ path: String) throws -> [TableChecksum] {
    let folder = TemporaryFolder()
    let target = try SQLiteEndpoint.target(directory: folder.path)
    defer { target.close() }
    let source = try SQLiteEndpoint.source(backup: path)
    defer { source.close() }
    var copy = DataCopy(from: source, to: target) { _ in true }
    return try copy.run().map(\.sum)
  }

  /// Overwrites the second half of the file.
  func scratch(_ path: String) throws {
    var bytes = try #require(FileManager.default.contents(atPath: path))
    for index in stride(from: bytes.count / 2, to: bytes.count, by: 97) { bytes[index] ^= 0x5A }
    try bytes.write(to: URL(filePath: path))
  }

  func change(_ path: String, _ sql: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { db in try db.execute(sql: sql) }
    try queue.close()
  }

  func finishedPlays(in path: String) throws -> Set<Data> {
    try DatabaseQueue(path: path).read { db in
      try Set(Data.fetchAll(db, sql: "SELECT public_id FROM play WHERE finished_at IS NOT NULL"))
    }
  }

  /// The key of a play, from the line `KEY POSITION ANSWER` of its last answer of seven.
  static func finishedPlay(_ line: Substring) -> Data? {
    let parts = line.split(separator: " ")
    guard parts.count == 3, parts[1] == "6" else { return nil }
    return Token128(text: parts[0]).map { Data($0.bytes) }
  }

  func expectDamage(_ body: () throws -> Void) {
    expect(body) { error in
      switch error {
      case StoreError.damaged, CopyError.source(.damaged): true
      default: false
      }
    }
  }

  func expectLocked(_ body: () throws -> Void) {
    expect(body) { error in if case CopyError.target(.locked) = error { true } else { false } }
  }

  func expect(_ body: () throws -> Void, toThrow isMeant: (any Error) -> Bool) {
    do {
      try body()
      Issue.record("nothing was thrown")
    } catch { #expect(isMeant(error), "\(error)") }
  }
}
