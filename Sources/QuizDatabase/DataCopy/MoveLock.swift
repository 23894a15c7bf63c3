internal import Foundation
package import StoreStatus

/// A row in a database to which a house is being moved.
package struct MoveLock {
  let fingerprint: [UInt8]
  /// What the move does: `move from /srv/Data`.
  let description: String
  /// The tables that differed when the move compared both sides.
  var differingTables: [String] = []

  /// The reason why a database can't be used now; nil if no move to it is under way.
  package static func error(in db: any SQLConnection) throws -> StoreError? {
    if let error = try oldMoveError(in: db) { return error }
    guard let lock = try find(in: db) else { return nil }
    guard lock.differingTables.isEmpty else {
      return .unavailable(
        detail: """
          the \(lock.description) to here ended with differences in \(lock.differingTables.joined(separator: ", ")), so it can’t be used; \
          begin again with an empty database, and no server running
          """)
    }
    return .unavailable(
      detail: "the \(lock.description) to here hasn’t ended; the same command goes on where it stopped")
  }

  /// The reason why a database can't be migrated; nil if it can. A move that Parlour 0.6 began writes to tables by
  /// their old names.
  package static func oldMoveError(in db: any SQLConnection) throws -> StoreError? {
    guard try exists("move_mark", in: db) else { return nil }
    return .unavailable(
      detail:
        "an older Parlour began a move to here; finish it with that version, or begin again with an empty database")
  }

  static func find(in db: any SQLConnection) throws -> MoveLock? {
    guard try exists("move_lock", in: db) else { return nil }
    var lock: MoveLock?
    try db.rows("SELECT house_fingerprint, description, differing_tables FROM move_lock", []) { row in
      let tables: String = try row["differing_tables"]
      lock = MoveLock(
        fingerprint: Array(try row["house_fingerprint"] as Data), description: try row["description"],
        differingTables: tables.split(separator: " ").map(String.init))
      return true
    }
    return lock
  }

  private static func exists(_ table: String, in db: any SQLConnection) throws -> Bool {
    var exists = false
    try db.rows(db.dialect.tableExists, [table]) { _ in
      exists = true
      return true
    }
    return exists
  }

  static func createTable(in db: any SQLConnection) throws {
    let d = db.dialect
    let sql = """
      CREATE TABLE move_lock (
        id \(d.integer) NOT NULL PRIMARY KEY CHECK (id = 1),
        house_fingerprint \(d.blob(32)) NOT NULL,
        description \(d.longText) NOT NULL,
        differing_tables \(d.longText) NOT NULL
      )\(d.tableOptions)
      """
    try db.run(d.idempotent(sql), [])
  }

  func insert(in db: any SQLConnection) throws {
    let put = """
      INSERT INTO move_lock (id, house_fingerprint, description, differing_tables)
      VALUES (1, ?, ?, '') ON CONFLICT (id) DO NOTHING
      """
    try db.run(put, [Data(fingerprint), description])
  }

  static func markDiffering(_ tables: [String], in db: any SQLConnection) throws {
    try db.run("UPDATE move_lock SET differing_tables = ?", [tables.joined(separator: " ")])
  }

  static func remove(from db: any SQLConnection) throws { try db.run("DROP TABLE IF EXISTS move_lock", []) }
}
