#if MariaDB
  internal import QuizSQL
  internal import QuizService

  extension Worker {
    /// Takes the steps of the schema that are missing. Of servers that start at the same time on one node, one does it
    /// and the others wait; on several nodes they do it twice, which does no harm.
    func bringUpToDate() throws {
      try persistently { connection in
        // Locks are the server's, not the database's.
        let lock = "parlour \(connection.database.suffix(50))"
        try connection.lock(lock)
        defer { connection.unlock(lock) }
        try connection.run(Self.stepTable)
        let done = try connection.steps()
        let steps = Schema.steps(in: .mariaDB)
        guard done.isSubset(of: steps.map(\.name)) else { throw StoreError.newer }
        for step in steps where !done.contains(step.name) { try connection.take(step) }
      }
    }

    private static let stepTable = """
      CREATE TABLE IF NOT EXISTS schema_step (name VARCHAR(64) NOT NULL PRIMARY KEY) ENGINE = InnoDB
      """
  }

  extension Connection {
    /// Waits for a minute at most.
    fileprivate func lock(_ name: String) throws {
      for _ in 0..<12 {
        var isOurs = false
        try rows("SELECT get_lock(?, 5)", [name]) { row in
          isOurs = row.value(at: 0) == .integer(1)
          return true
        }
        if isOurs { return }
      }
      throw StoreError.unavailable(detail: "another server has been changing the tables for long")
    }

    /// The lock goes with the connection at the latest.
    fileprivate func unlock(_ name: String) { try? rows("SELECT release_lock(?)", [name]) { _ in true } }

    fileprivate func steps() throws -> Set<String> {
      var names: Set<String> = []
      try rows("SELECT name FROM schema_step", []) { row in
        names.insert(try row[0])
        return false
      }
      return names
    }

    fileprivate func take(_ step: Schema.Step) throws {
      for statement in step.statements { try run(Dialect.mariaDB.repeatable(statement)) }
      try run("INSERT INTO schema_step (name) VALUES (?) ON CONFLICT (name) DO NOTHING", [step.name])
    }
  }
#endif
