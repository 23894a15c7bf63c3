import Foundation
import GRDB
import QuizSQLite

/// One table in an SQLite file, with Parlour's way of writing: WAL, `synchronous=FULL`, shared commits.
struct AnswerTable: Sendable {
  private static let insertion = "INSERT INTO answer (value, given) VALUES (?, ?)"

  private let commits: GroupCommit

  init(folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let pool = try DatabasePool(path: folder + "/answers.sqlite")
    try pool.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA synchronous = FULL")
      try db.execute(
        sql: "CREATE TABLE answer (id INTEGER PRIMARY KEY, value INTEGER NOT NULL, given REAL NOT NULL) STRICT")
    }
    commits = GroupCommit(pool: pool)
  }

  /// Inserts an answer. Returns when it is on disk.
  func insert(_ answer: Int) async throws {
    let now = Date().timeIntervalSince1970
    try await commits.write { db in
      try db.cachedStatement(sql: Self.insertion).execute(arguments: [answer, now])
    }
  }
}
