#if MariaDB
  internal import Dispatch
  internal import Foundation
  internal import QuizDatabase
  internal import StoreStatus

  extension RetryingConnection {
    /// Applies the migrations that are missing. One server at a time does this, on any node; the others wait for it.
    ///
    /// A migration has no time limit: it has its own connection without the limits of requests. Other servers wait as
    /// long as the row of the server that migrates is kept up to date.
    func migrate(_ migrations: [Schema.Migration] = Schema.migrations(in: .mariaDB)) throws {
      // Most servers find nothing to do when they start, and need no other connection.
      if try retrying({ connection in try connection.hasApplied(migrations) }) { return }
      if let error = try retrying({ connection in try MoveLock.oldMoveError(in: connection) }) { throw error }
      let worker = RetryingConnection(nodes, isForSchema: true)
      worker.deadline = deadline
      try worker.apply(migrations)
    }

    private func apply(_ migrations: [Schema.Migration]) throws {
      let end = ContinuousClock.now + .seconds(3600)
      let name = Int64.random(in: .min ... .max)
      try retrying { connection in
        while true {
          do {
            if try connection.hasApplied(migrations) { return }
            try connection.createMigrationTables()
            if try connection.acquireMigrationLock(as: name) {
              try keepingMigrationLock(of: name) { try connection.apply(migrations) }
              continue
            }
          } catch let error as MariaDBError where error.isConflict {
            // Servers that start at the same time conflict here as long as one of them migrates.
          }
          guard ContinuousClock.now < end else {
            throw StoreError.unavailable(detail: "another server is still migrating the tables; try again later")
          }
          Thread.sleep(forTimeInterval: 0.1)
        }
      }
      try retrying { connection in try connection.releaseMigrationLock(of: name) }
    }

    /// Updates the migration lock every ten seconds while `work` runs, on a separate connection. One migration may take
    /// minutes.
    private func keepingMigrationLock(of name: Int64, _ work: () throws -> Void) throws {
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [nodes] in
        var connection: MariaDBConnection?
        while isDone.wait(timeout: .now() + .seconds(10)) == .timedOut {
          do {
            let present = try connection ?? nodes.connect()
            connection = present
            try present.run("UPDATE schema_turn SET since = unix_timestamp() WHERE holder = ?", [name])
          } catch { connection = nil }
        }
      }
      defer { isDone.signal() }
      try work()
    }
  }

  /// The server that migrates holds the only row of `schema_turn`. `GET_LOCK` isn't enough, because it locks one node
  /// only. A cluster hangs for good if two nodes create the same trigger at the same time (seen with MariaDB 10.11.19).
  ///
  /// The table keeps its old name, because Parlour 0.6 treats a database without `schema_turn` as empty and would
  /// create its own tables in it. `schema_step`, the list of the applied migrations, keeps its name too: 0.6 finds a
  /// migration there that it doesn't know, and refuses the database.
  extension MariaDBConnection {
    /// - Throws: `.newer` if a migration was applied that isn't in `migrations`.
    func hasApplied(_ migrations: [Schema.Migration]) throws -> Bool {
      let taken = try appliedMigrations()
      guard taken.isSubset(of: migrations.map(\.name)) else { throw StoreError.newer }
      return taken.count == migrations.count
    }

    fileprivate func createMigrationTables() throws {
      try run("CREATE TABLE IF NOT EXISTS schema_step (name VARCHAR(64) NOT NULL PRIMARY KEY) ENGINE = InnoDB")
      try run(
        """
        CREATE TABLE IF NOT EXISTS schema_turn (
          id TINYINT NOT NULL PRIMARY KEY CHECK (id = 1),
          holder BIGINT NOT NULL,
          since BIGINT NOT NULL
        ) ENGINE = InnoDB
        """)
    }

    /// Tries to take the migration lock. A server that hasn't updated the lock for a minute loses it.
    fileprivate func acquireMigrationLock(as name: Int64) throws -> Bool {
      try run("DELETE FROM schema_turn WHERE since < unix_timestamp() - 60", [])
      let take = """
        INSERT INTO schema_turn (id, holder, since) VALUES (1, ?, unix_timestamp()) ON CONFLICT (id) DO NOTHING
        """
      try run(take, [name])
      return try hasRows("SELECT 1 FROM schema_turn WHERE holder = ?", [name])
    }

    fileprivate func releaseMigrationLock(of name: Int64) throws {
      guard try hasRows(Self.migrationTablesExist, []) else { return }
      try run("DELETE FROM schema_turn WHERE holder = ?", [name])
    }

    fileprivate func apply(_ migrations: [Schema.Migration]) throws {
      let taken = try appliedMigrations()
      for migration in migrations where !taken.contains(migration.name) {
        for statement in migration.statements { try run(SQLDialect.mariaDB.idempotent(statement)) }
        try run("INSERT INTO schema_step (name) VALUES (?) ON CONFLICT (name) DO NOTHING", [migration.name])
        try run("UPDATE schema_turn SET since = unix_timestamp()", [])
      }
    }

    private func appliedMigrations() throws -> Set<String> {
      var names: Set<String> = []
      guard try hasRows(Self.migrationTablesExist, []) else { return [] }
      try rows("SELECT name FROM schema_step", []) { row in
        names.insert(try row[0])
        return false
      }
      return names
    }

    /// Checks for the table that is created last.
    private static let migrationTablesExist = """
      SELECT 1 FROM information_schema.tables WHERE table_schema = database() AND table_name = 'schema_turn'
      """

    private func hasRows(_ sql: String, _ arguments: SQLArguments) throws -> Bool {
      var found = false
      try rows(sql, arguments) { _ in
        found = true
        return true
      }
      return found
    }
  }
#endif
