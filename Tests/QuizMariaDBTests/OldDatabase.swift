#if MariaDB
  import Foundation
  import QuizDatabase
  import QuizEngine
  import StoreContract
  import StoreStatus
  import Testing

  @testable import QuizMariaDB
  @testable import QuizService

  /// A database as Parlour 0.6 left it, with the rows of the house that 0.6 wrote on SQLite
  /// (`QuizSQLiteTests/Fixtures/house-0.6.sql`) and one row in the table that only MariaDB has.
  struct OldDatabase {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "QuizSQLiteTests")
    static var expectedTranscript: String {
      get throws { try String(contentsOf: tests.appending(path: "Upgrade/Goldens/house-0.6.txt"), encoding: .utf8) }
    }

    /// The migrations of 0.6, and those that came later.
    static let oldMigrations = Array(Schema.migrations(in: .mariaDB).prefix { $0.name != "11 names" })
    static let newMigrations = Array(Schema.migrations(in: .mariaDB).dropFirst(oldMigrations.count))

    /// The tables whose counts MariaDB spreads over shards: their key without the shard, and the count.
    private static let sharded = [
      ("distribution", "quiz, outcome", "plays"), ("item_start", "item", "starts"),
      ("item_tally", "item, \"option\"", "rounds"),
    ]

    let connection: MariaDBConnection

    /// - Parameter withRows: whether there is something in every table, or nothing at all.
    init(in database: TemporaryDatabase, withRows: Bool = true) throws {
      connection = try MariaDBConnection(to: database.nodes[0].hosts[0], database.nodes[0])
      try connection.runRepeatingConflicts(
        "CREATE TABLE schema_step (name VARCHAR(64) NOT NULL PRIMARY KEY) ENGINE = InnoDB")
      try connection.runRepeatingConflicts(
        """
        CREATE TABLE schema_turn (
          id TINYINT NOT NULL PRIMARY KEY CHECK (id = 1), holder BIGINT NOT NULL, since BIGINT NOT NULL
        ) ENGINE = InnoDB
        """)
      for migration in Self.oldMigrations {
        for statement in migration.statements {
          try connection.runRepeatingConflicts(SQLDialect.mariaDB.idempotent(statement))
        }
        try connection.runRepeatingConflicts("INSERT INTO schema_step (name) VALUES ('\(migration.name)')")
      }
      if withRows { try fill() }
    }

    private func fill() throws {
      let file = Self.tests.appending(path: "Fixtures/house-0.6.sql")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      try connection.run(
        """
        SET @old_mode = @@sql_mode, SESSION foreign_key_checks = 0,
          sql_mode = concat(@@sql_mode, ',NO_BACKSLASH_ESCAPES')
        """)
      try connection.repeatingConflicts { try insertRows(lines) }
      try connection.run("SET SESSION foreign_key_checks = 1, sql_mode = @old_mode")
      // The ids that were assigned, including those of deleted rows.
      for line in lines {
        guard let match = line.firstMatch(of: #/INTO "sqlite_sequence".*\('(\w+)', (\d+)\)/#),
          let assigned = Int(match.output.2)
        else { continue }
        try connection.runRepeatingConflicts("ALTER TABLE \(match.output.1) AUTO_INCREMENT = \(assigned + 1)")
      }
    }

    private func insertRows(_ lines: [Substring]) throws {
      // Some conflicts undo their statement only.
      try connection.run("ROLLBACK")
      try connection.run("START TRANSACTION")
      for line in lines where line.starts(with: "INSERT INTO ") && !line.contains(#"INTO "grdb_migrations""#) {
        guard !line.contains(#"INTO "sqlite_sequence""#) else { continue }
        // Without its semicolon.
        let words = line.replacing(#/CAST\((X'[0-9A-F]*') AS TEXT\)/#) { "CONVERT(\($0.output.1) USING utf8mb4)" }
        try connection.run(String(words.dropLast()))
      }
      try connection.run("INSERT INTO done_write (id, at) VALUES (X'000102030405060708090A0B0C0D0E0F', 1795000000)")
      // Two shards where there is something to share.
      for (table, key, count) in Self.sharded {
        try connection.run("UPDATE \(table) SET lane = 3")
        try connection.run(
          """
          INSERT INTO \(table) (\(key), \(count), lane) SELECT \(key), \(count) - 1, 4 FROM \(table) WHERE \(count) > 1
          """)
        try connection.run("UPDATE \(table) SET \(count) = 1 WHERE lane = 3")
      }
      try connection.run("COMMIT")
    }
  }

  /// The tables, views and triggers of a database, and its rows.
  struct DatabaseContent: Equatable {
    /// The name of each table and view with the statement that creates it, and triggers. Lines within a table are
    /// sorted, since the order of columns and indexes has no meaning for statements that name their columns.
    var schema: [String: String] = [:]
    /// For each table the checksum of its rows, and the next id that it assigns.
    var rows: [String: String] = [:]

    /// - Parameter database: without the tables that the migration uses for itself.
    init(of connection: MariaDBConnection, in database: String) throws {
      // The node may still apply what another one has committed.
      try connection.setWaitsForReplication(true)
      let all = """
        SELECT table_name, table_type FROM information_schema.tables
        WHERE table_schema = database() AND left(table_name, 7) <> 'schema_'
        """
      let tables = try connection.repeatingConflicts {
        var tables: [(name: String, isView: Bool)] = []
        try connection.rows(all, []) { row in
          tables.append((try row[0], try row[1] == "VIEW"))
          return false
        }
        return tables
      }
      for table in tables {
        let statement = try Self.text(connection, "SHOW CREATE \(table.isView ? "VIEW" : "TABLE") \(table.name)", 1)
          .joined()
        let plain = statement.replacing(#/ AUTO_INCREMENT=\d+/#, with: "").replacing("`\(database)`.", with: "")
        schema[table.name] = plain.split(separator: "\n").map { $0.trimmingCharacters(in: [",", " "]) }.sorted()
          .joined(separator: "\n")
        guard !table.isView else { continue }
        let next = statement.firstMatch(of: #/ AUTO_INCREMENT=(\d+)/#)?.output.1 ?? "none"
        rows[table.name] = "\(try Self.text(connection, "CHECKSUM TABLE \(table.name)", 1).joined()), next id \(next)"
      }
      let triggers = """
        SELECT concat_ws(' ', trigger_name, action_timing, event_manipulation, event_object_table, sql_mode,
          action_statement) FROM information_schema.triggers WHERE trigger_schema = database()
        """
      for trigger in try Self.text(connection, triggers, 0) {
        schema["trigger \(trigger.prefix { $0 != " " })"] = trigger
      }
    }

    private static func text(_ connection: MariaDBConnection, _ sql: String, _ column: Int) throws -> [String] {
      try connection.repeatingConflicts {
        var texts: [String] = []
        try connection.rows(sql, []) { row in
          switch row.value(at: column) {
          case .text(let text): texts.append(text)
          case .integer(let number): texts.append("\(number)")
          case let other: throw StoreError.damaged(detail: "\(other)")
          }
          return false
        }
        return texts
      }
    }

    /// The names of what differs.
    func difference(from other: DatabaseContent) -> [String] {
      func names(_ ours: [String: String], _ theirs: [String: String]) -> [String] {
        Set(ours.keys).union(theirs.keys).filter { ours[$0] != theirs[$0] }.sorted()
      }
      return names(schema, other.schema) + names(rows, other.rows).map { "rows of \($0)" }
    }
  }
#endif
