internal import GRDB
internal import QuizDatabase
internal import StoreStatus

/// Creates the tables of a new file, and migrates a file that an older Parlour wrote.
extension Schema {
  /// Marks the file as Parlour's: "Parl" in ASCII.
  static let applicationID: Int32 = 0x5061_726C

  /// Creates the tables if the file is empty, else applies the migrations that it doesn't have yet.
  ///
  /// - Throws: `.newer` if the file has migrations that this program doesn't know, `.damaged` if it is another
  ///   program's.
  static func migrate(_ database: any DatabaseWriter) throws {
    let isNew = try database.read { db in
      try checkOwner(db)
      if try migrator.hasBeenSuperseded(db) { throw StoreError.newer }
      if let error = try MoveLock.oldMoveError(in: db) { throw error }
      return try isEmpty(db)
    }
    if isNew { try database.write(createTables) }
    try migrator.migrate(database)
  }

  /// Executes schema.sql, which has the result of all migrations.
  ///
  /// The migrations take a second, because SQLite parses the whole schema again for each column that gets a new name.
  /// A test compares the tables of both ways.
  private static func createTables(_ db: Database) throws {
    try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    try db.execute(sql: String(decoding: PackageResources.schema_sql, as: UTF8.self))
    for migration in migrator.migrations {
      try db.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES (?)", arguments: [migration])
    }
  }

  private static func isEmpty(_ db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0
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

  /// - Throws: `.newer` or `.damaged` as ``migrate(_:)``; also `.damaged` if the file is empty.
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

  /// - Throws: `.unavailable` while a house is being moved to the database.
  static func checkNotLockedByMove(_ database: any DatabaseReader) throws {
    if let error = try database.read(MoveLock.error) { throw error }
  }

  private static func checkOwner(_ db: Database) throws {
    let owner = try Int32.fetchOne(db, sql: "PRAGMA application_id")
    guard try isEmpty(db) || owner == applicationID else {
      throw StoreError.damaged(detail: "the database is another program's")
    }
  }

  /// The migrations by which an older file gets today's tables.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for migration in migrations(in: .sqlite) {
      // Migrations check foreign keys at their ends, except those that can't break a reference: checking every row of a
      // large database would take minutes.
      let checks: DatabaseMigrator.ForeignKeyChecks = migration.keepsReferences ? .immediate : .deferred
      let isFirst = migrator.migrations.isEmpty
      migrator.registerMigration(migration.name, foreignKeyChecks: checks) { db in
        if isFirst { try db.execute(sql: "PRAGMA application_id = \(applicationID)") }
        try db.execute(sql: migration.statements.joined(separator: ";\n"))
      }
    }
    return migrator
  }
}
