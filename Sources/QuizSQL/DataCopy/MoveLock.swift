internal import Foundation
public import QuizService

/// What stands in a database while a house is being moved there.
public struct MoveLock {
  let fingerprint: [UInt8]
  /// What was begun, in words: `move from /srv/Data`.
  let description: String
  /// The tables that weren't the same on both sides in the end.
  var differingTables: [String] = []

  /// Why nobody can work with a database now; nil where nothing is being moved there.
  public static func error(in db: any SQLConnection) throws -> StoreError? {
    guard let mark = try find(in: db) else { return nil }
    guard mark.differingTables.isEmpty else {
      return .unavailable(
        detail: """
          the \(mark.description) to here ended with differences in \(mark.differingTables.joined(separator: ", ")), so it can’t be used; \
          begin anew with an empty place, and no server running
          """)
    }
    return .unavailable(
      detail: "the \(mark.description) to here hasn’t ended; the same command goes on where it stopped")
  }

  static func find(in db: any SQLConnection) throws -> MoveLock? {
    var (isThere, mark) = (false, MoveLock?.none)
    try db.rows(db.dialect.tableExists, ["move_mark"]) { _ in
      isThere = true
      return true
    }
    guard isThere else { return nil }
    try db.rows("SELECT identity, deed, spoilt FROM move_mark", []) { row in
      let spoilt: String = try row[2]
      mark = MoveLock(
        fingerprint: Array(try row[0] as Data), description: try row[1],
        differingTables: spoilt.split(separator: " ").map(String.init))
      return true
    }
    return mark
  }

  static func createTable(in db: any SQLConnection) throws {
    let d = db.dialect
    let sql = """
      CREATE TABLE move_mark (
        id \(d.integer) NOT NULL PRIMARY KEY CHECK (id = 1),
        identity \(d.blob(32)) NOT NULL,
        deed \(d.longText) NOT NULL,
        spoilt \(d.longText) NOT NULL
      )\(d.tableOptions)
      """
    try db.run(d.idempotent(sql), [])
  }

  func insert(in db: any SQLConnection) throws {
    let put = "INSERT INTO move_mark (id, identity, deed, spoilt) VALUES (1, ?, ?, '') ON CONFLICT (id) DO NOTHING"
    try db.run(put, [Data(fingerprint), description])
  }

  static func markDiffering(_ tables: [String], in db: any SQLConnection) throws {
    try db.run("UPDATE move_mark SET spoilt = ?", [tables.joined(separator: " ")])
  }

  static func remove(from db: any SQLConnection) throws { try db.run("DROP TABLE IF EXISTS move_mark", []) }
}
