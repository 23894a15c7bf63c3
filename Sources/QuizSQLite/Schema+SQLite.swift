internal import GRDB
internal import QuizSQL
internal import QuizService

/// Brings a file to the schema from what older Parlours wrote.
extension Schema {
  /// Marks the file as Parlour's: "Parl" in ASCII.
  static let applicationID: Int32 = 0x5061_726C

  /// - Throws: `.newer` where the file has steps that this program doesn't know, `.damaged` where it is another's.
  static func bringUpToDate(_ pool: DatabasePool) throws {
    try pool.read { db in
      try checkOwner(db)
      if try migrator.hasBeenSuperseded(db) { throw StoreError.newer }
    }
    try migrator.migrate(pool)
  }

  /// - Throws: `.newer` or `.damaged` as ``bringUpToDate(_:)`` does; `.unavailable` where steps are missing.
  static func checkUpToDate(_ pool: DatabasePool) throws {
    try pool.read { db in
      try checkOwner(db)
      if try migrator.hasBeenSuperseded(db) { throw StoreError.newer }
      guard try migrator.hasCompletedMigrations(db) else {
        throw StoreError.unavailable(detail: "an older Parlour wrote it; start this one’s server once")
      }
    }
  }

  private static func checkOwner(_ db: Database) throws {
    let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0
    let owner = try Int32.fetchOne(db, sql: "PRAGMA application_id")
    guard isEmpty || owner == applicationID else {
      throw StoreError.damaged(detail: "the database is another program's")
    }
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for (index, step) in steps(in: .sqlite).enumerated() {
      migrator.registerMigration(step.name) { db in
        if index == 0 { try db.execute(sql: "PRAGMA application_id = \(applicationID)") }
        try db.execute(sql: step.statements.joined(separator: ";\n"))
      }
    }
    return migrator
  }
}
