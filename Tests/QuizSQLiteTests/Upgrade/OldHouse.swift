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
    let store = try SQLiteStore.open(directory: folder.path)
    // Columns are read by position, because they had other names in 0.6.
    let plays = try await store.pool.read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM play ORDER BY id").map { ($0[1] as Data, $0[2] as Data) }
    }
    let now = Timestamp(milliseconds: 1_795_000_000_123)
    let today = CalendarDate(of: now, offset: .zero)
    let language = Language("en")
    var transcript = StoreTranscript(of: store)
    try await transcript.bank(of: language, dates: today...(today + 7))
    try await transcript.library(
      try plays.map { PlayID(try #require(Token128(bytes: $0.0))) },
      plays.map { AnonymousPlayerID(digest: [UInt8]($0.1)) })
    try await transcript.accounts(
      ((1...9) + [100]).map { AccountID($0) }, language: language, dates: today...(today + 7), at: now)
    await store.close()
    return transcript.lines.joined(separator: "\n") + "\n"
  }
}
