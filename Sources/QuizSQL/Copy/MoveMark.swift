internal import Foundation
public import QuizService

/// What stands in a database while a house is being moved there.
public struct MoveMark {
  let identity: [UInt8]
  /// What was begun, in words: `move from /srv/Data`.
  let deed: String
  /// The tables that weren't the same on both sides in the end.
  var spoilt: [String] = []

  /// Why nobody can work with a database now; nil where nothing is being moved there.
  public static func refusal(in db: any SQLSession) throws -> StoreError? {
    guard let mark = try find(in: db) else { return nil }
    guard mark.spoilt.isEmpty else {
      return .unavailable(
        detail: """
          the \(mark.deed) to here ended with differences in \(mark.spoilt.joined(separator: ", ")), so it can’t be used; \
          begin anew with an empty place, and no server running
          """)
    }
    return .unavailable(detail: "the \(mark.deed) to here hasn’t ended; the same command goes on where it stopped")
  }

  static func find(in db: any SQLSession) throws -> MoveMark? {
    var (isThere, mark) = (false, MoveMark?.none)
    try db.rows(db.dialect.hasTable, ["move_mark"]) { _ in
      isThere = true
      return true
    }
    guard isThere else { return nil }
    try db.rows("SELECT identity, deed, spoilt FROM move_mark", []) { row in
      let spoilt: String = try row[2]
      mark = MoveMark(
        identity: Array(try row[0] as Data), deed: try row[1],
        spoilt: spoilt.split(separator: " ").map(String.init))
      return true
    }
    return mark
  }

  static func makeTable(in db: any SQLSession) throws {
    let d = db.dialect
    let sql = """
      CREATE TABLE move_mark (
        id \(d.integer) NOT NULL PRIMARY KEY CHECK (id = 1),
        identity \(d.blob(32)) NOT NULL,
        deed \(d.longText) NOT NULL,
        spoilt \(d.longText) NOT NULL
      )\(d.inOrder)
      """
    try db.run(d.repeatable(sql), [])
  }

  func put(in db: any SQLSession) throws {
    let put = "INSERT INTO move_mark (id, identity, deed, spoilt) VALUES (1, ?, ?, '') ON CONFLICT (id) DO NOTHING"
    try db.run(put, [Data(identity), deed])
  }

  static func spoil(by tables: [String], in db: any SQLSession) throws {
    try db.run("UPDATE move_mark SET spoilt = ?", [tables.joined(separator: " ")])
  }

  static func remove(from db: any SQLSession) throws { try db.run("DROP TABLE IF EXISTS move_mark", []) }
}
