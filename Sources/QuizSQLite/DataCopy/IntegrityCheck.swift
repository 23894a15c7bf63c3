internal import GRDB
internal import QuizDatabase
internal import StoreStatus

/// Checks a database file completely: its pages, indexes, constraints and foreign keys.
enum IntegrityCheck {
  /// - Throws: `.damaged` if the check fails or the file is not Parlour's; `.newer` if a newer Parlour wrote it;
  ///   `.unavailable` if a move to it hasn't ended.
  static func check(_ path: String) throws {
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { try? queue.close() }
    try check(queue)
  }

  static func check(_ queue: DatabaseQueue) throws {
    try Schema.checkCompatible(queue)
    try Schema.checkNotLockedByMove(queue)
    try queue.read { db in
      try db.execute(sql: "PRAGMA cache_size = -\(SQLiteEndpoint.cacheSize)")
      let messages = try String.fetchAll(db, sql: "PRAGMA integrity_check(3)")
      guard messages == ["ok"] else { throw StoreError.damaged(detail: messages.joined(separator: "; ")) }
      if let row = try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") {
        let table = row[0] as String? ?? "?"
        let parent = row[2] as String? ?? "?"
        throw StoreError.damaged(detail: "a row of the table \(table) refers to one of \(parent) that isn’t there")
      }
    }
  }
}
