import Foundation
import GRDB
import QuizEngine
import QuizService
import StoreContract
import Testing

@testable import QuizSQLite

/// A house that Parlour 0.6 wrote, with rows in every table: `Fixtures/house-0.6.sql`.
enum OldHouse {
  private static let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/house-0.6.sql")

  /// Writes the database file of 0.6 into a folder.
  static func make(in folder: TemporaryFolder) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let queue = try DatabaseQueue(path: folder.path + "/parlour.sqlite")
    let sql = try String(contentsOf: fixture, encoding: .utf8)
    try queue.writeWithoutTransaction { db in try db.execute(sql: sql) }
    try queue.close()
  }

  /// Everything that the store in a folder returns. The folder must have this house.
  static func transcript(of folder: TemporaryFolder) async throws -> String {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    // Columns are read by position, because they had other names in 0.6.
    let plays = try await store.pool.read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM play ORDER BY id").map { row in
        (PlayID(try #require(Token128(bytes: row[1] as Data))), PlayOwner(bytes: [UInt8](row[2] as Data)))
      }
    }
    let transcript = try await StoreTranscript.ofOldHouse(in: store, plays: plays)
    await store.close()
    return transcript
  }
}
