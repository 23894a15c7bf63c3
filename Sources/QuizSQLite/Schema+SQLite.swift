internal import GRDB
internal import QuizSQL
internal import QuizService

/// Migrates a file that an older Parlour wrote.
extension Schema {
  /// Marks the file as Parlour's: "Parl" in ASCII.
  static let applicationID: Int32 = 0x5061_726C

  /// - Throws: `.newer` if the file has migrations that this program doesn't know, `.damaged` if it is another
  ///   program's.
  static func migrate(_ database: any DatabaseWriter) throws {
    try database.read { db in
      try checkOwner(db)
      if try migrator.hasBeenSuperseded(db) { throw StoreError.newer }
      if let error = try MoveLock.oldMoveError(in: db) { throw error }
    }
    try migrator.migrate(database)
  }

  /// - Throws: `.newer` or `.damaged` as ``migrate(_:)``; `.unavailable` if migrations are missing.
  static func checkUpToDate(_ database: any DatabaseReader) throws {
    try database.read { db in
      try checkOwner(db)
      if try migrator.hasBeenSuperseded(db) { throw StoreError.newer }
    }
    guard try isUpToDate(database) else {
      throw StoreError.unavailable(detail: "an older Parlour wrote it; start this one’s server once")
    }
  }

  /// - Throws: `.newer` or `.damaged` as ``migrate(_:)``; `.damaged` also if the file is empty.
  static func checkCompatible(_ database: any DatabaseReader) throws {
    try database.read { db in
      try checkOwner(db)
      if try migrator.hasBeenSuperseded(db) { throw StoreError.newer }
      guard try !migrator.appliedIdentifiers(db).isEmpty else {
        throw StoreError.damaged(detail: "the database is not Parlour’s")
      }
    }
  }

  /// Whether all migrations were applied.
  static func isUpToDate(_ database: any DatabaseReader) throws -> Bool {
    try database.read(migrator.hasCompletedMigrations)
  }

  /// - Throws: `.unavailable` while an installation is being moved to the database.
  static func checkNotLockedByMove(_ database: any DatabaseReader) throws {
    if let refusal = try database.read(MoveLock.error) { throw refusal }
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
    for (index, step) in migrations(in: .sqlite).enumerated() {
      // The first ten migrations check foreign keys at their ends, as they did when they were released. A migration
      // that only renames writes no rows, and checking every row of a large database would take minutes.
      let checks: DatabaseMigrator.ForeignKeyChecks = index < 10 ? .deferred : .immediate
      migrator.registerMigration(step.name, foreignKeyChecks: checks) { db in
        if index == 0 { try db.execute(sql: "PRAGMA application_id = \(applicationID)") }
        try db.execute(sql: step.statements.joined(separator: ";\n"))
      }
    }
    return migrator
  }
}
